// Says: isn't a signal

let predictedDeinits = "-b-de-|"
