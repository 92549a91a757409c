// Says: in the step in which

let predictedDeinits = "--b-de"
