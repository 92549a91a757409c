// Says: six letters without gaps
let predictedThreads = "tbm"
