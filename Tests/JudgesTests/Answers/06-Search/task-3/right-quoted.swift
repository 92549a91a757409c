let predictedAnswers = "---'b'-'a'--#"
