// Says: what is below it runs on that scheduler
let predictedThreads = "tttbbb"
