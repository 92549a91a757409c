// Says: one value per text, at once
let predictedAnswers = "-a-b"
