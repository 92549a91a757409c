// Says: Count from the step
let predictedAnswers = "--b-a--#"
