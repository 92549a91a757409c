// Says: takes two steps from
let predictedAnswers = "---b"
