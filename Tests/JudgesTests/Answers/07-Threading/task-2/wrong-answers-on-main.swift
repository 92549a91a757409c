// Says: the service calls back on twitter
let predictedThreads = "tmmmmbbbm"
