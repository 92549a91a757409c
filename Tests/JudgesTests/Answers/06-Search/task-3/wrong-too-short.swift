// Says: Your marbles have 3 steps, and the source has 7
let predictedAnswers = "bac"
