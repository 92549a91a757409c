// Says: wherever it is started
let predictedThreads = "bbmbmm"
