// Says: is dropped
let predictedAnswers = "-----ba"
