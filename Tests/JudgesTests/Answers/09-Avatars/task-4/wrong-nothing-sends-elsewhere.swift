// Says: wherever you subscribe
let predictedThreads = "mbmmmb"
