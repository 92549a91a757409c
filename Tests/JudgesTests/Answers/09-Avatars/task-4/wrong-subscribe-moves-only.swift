// Says: below it, they are on the same thread
let predictedThreads = "tbmbmb"
