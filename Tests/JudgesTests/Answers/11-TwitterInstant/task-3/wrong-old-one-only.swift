// Says: The older signal is disposed
let predictedAnswers = "------a"
