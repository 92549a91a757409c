// Says: never complete
let predictedAnswers = "-----b|"
