// Says: There are six closures
let predictedThreads = "tbm"
