// Says: can't be read as marbles
let predictedLog = "[gi"
