// Says: doesn't wait for the older signal
let predictedAnswers = "------a-b"
