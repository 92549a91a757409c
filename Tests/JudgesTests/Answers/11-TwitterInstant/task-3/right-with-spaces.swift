let predictedAnswers = "--- --b"
