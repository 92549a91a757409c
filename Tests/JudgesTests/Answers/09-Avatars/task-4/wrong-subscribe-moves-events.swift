// Says: it says where the source is started
let predictedThreads = "tbmmmb"
