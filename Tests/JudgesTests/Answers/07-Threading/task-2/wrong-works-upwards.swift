// Says: not the stage above
let predictedThreads = "tmmtbbbmm"
