// Says: `decode` works where it is subscribed to
let predictedThreads = "ttmmmm"
