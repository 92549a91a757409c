// Says: c: the subscription is weak

let predictedDeinits = "-bcde-"
