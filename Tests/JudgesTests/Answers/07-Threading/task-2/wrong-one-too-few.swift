// Says: one letter for each of the
let predictedThreads = "tmmttbbm"
