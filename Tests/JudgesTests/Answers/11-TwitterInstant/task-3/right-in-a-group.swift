let predictedAnswers = "-----[b]"
