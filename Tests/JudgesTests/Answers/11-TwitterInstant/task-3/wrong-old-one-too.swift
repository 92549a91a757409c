// Says: thrown away
let predictedAnswers = "-----ba"
