// Says: Those are the texts
let predictedAnswers = "a-b-c-d"
