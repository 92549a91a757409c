// Says: everything below it runs on its scheduler
let predictedThreads = "tttbbb"
