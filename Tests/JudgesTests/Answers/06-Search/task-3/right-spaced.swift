let predictedAnswers = "---b -a-- #"
