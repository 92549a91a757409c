// Says: no signal

let predictedDeinits = "-b-de-|"
