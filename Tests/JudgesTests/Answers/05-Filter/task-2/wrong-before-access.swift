// Says: Nothing is logged before
let predictedLog = "---ggig--"
