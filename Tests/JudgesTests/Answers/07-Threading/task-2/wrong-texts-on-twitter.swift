// Says: the thread changes at `then`
let predictedThreads = "tttttbbbm"
