// Says: one way or the other
let predictedAnswers = "---b-a--|"
