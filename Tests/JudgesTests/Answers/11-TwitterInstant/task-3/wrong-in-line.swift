// Says: waits for nobody
let predictedAnswers = "------a-b"
