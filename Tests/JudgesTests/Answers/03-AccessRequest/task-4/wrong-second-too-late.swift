// Says: after its own subscription

let predictedValues = "-a--bA--B"
