// Says: the source decides
let predictedThreads = "mmmmmmmmm"
