// Says: isn't only for the next stage
let predictedThreads = "tmmttbttm"
