// Says: You wrote what `flatMap(.concat)` sends
let predictedAnswers = "-----ab---#"
