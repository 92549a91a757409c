// Says: decides where the source starts
let predictedThreads = "tbmmmb"
