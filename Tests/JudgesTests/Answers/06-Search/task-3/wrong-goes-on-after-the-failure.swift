// Says: The signal has ended before this
let predictedAnswers = "---b-a--#d"
