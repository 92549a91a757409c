// Says: The older one is disposed of
let predictedAnswers = "------a"
