// Says: passes the failure on at once
let predictedAnswers = "---b-a---d"
