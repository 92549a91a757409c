// Says: d: after its first value

let predictedDeinits = "-b--e-"
