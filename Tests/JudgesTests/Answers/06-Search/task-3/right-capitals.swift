let predictedAnswers = "---B-A--#"
