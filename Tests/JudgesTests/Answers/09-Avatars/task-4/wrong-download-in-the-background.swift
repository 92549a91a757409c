// Says: no matter where it starts
let predictedThreads = "bbmbmm"
