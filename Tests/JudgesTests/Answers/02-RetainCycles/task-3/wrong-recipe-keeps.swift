// Says: e: without a subscription

let predictedDeinits = "-b-d--"
