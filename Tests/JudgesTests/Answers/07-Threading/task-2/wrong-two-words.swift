// Says: Go through the stages
let predictedThreads = "tmmttmmmm"
