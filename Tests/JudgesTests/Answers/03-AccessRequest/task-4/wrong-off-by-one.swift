// Says: one character later

let predictedValues = "a-Ab-B"
