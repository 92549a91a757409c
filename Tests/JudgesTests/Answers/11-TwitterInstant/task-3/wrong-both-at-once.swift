// Says: one value for each text, at once
let predictedAnswers = "-a-b"
