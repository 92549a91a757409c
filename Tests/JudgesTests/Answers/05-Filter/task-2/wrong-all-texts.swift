// Says: too short
let predictedLog = "----gigam"
