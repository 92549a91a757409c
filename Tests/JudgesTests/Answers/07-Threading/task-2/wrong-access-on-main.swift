// Says: so the access signal sends there
let predictedThreads = "mmmttbbbm"
