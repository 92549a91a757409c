// Says: has already happened
let predictedThreads = "mmmmmm"
