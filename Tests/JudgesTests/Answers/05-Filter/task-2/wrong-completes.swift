// Says: never completes
let predictedLog = "----gig--|"
