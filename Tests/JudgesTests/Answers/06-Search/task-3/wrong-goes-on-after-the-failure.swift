// Says: The signal has already ended
let predictedAnswers = "---b-a--#d"
