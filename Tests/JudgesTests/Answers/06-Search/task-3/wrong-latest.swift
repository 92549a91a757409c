// Says: You wrote what `flatMapLatest` sends
let predictedAnswers = "---b-----d"
