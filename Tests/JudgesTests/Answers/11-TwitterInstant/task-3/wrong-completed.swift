// Says: never completes
let predictedAnswers = "-----b|"
