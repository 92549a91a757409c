// Says: there is a dash too many
let predictedThreads = "tmmttbbbm-"
