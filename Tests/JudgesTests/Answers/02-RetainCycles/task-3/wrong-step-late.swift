// Says: in the step of its release

let predictedDeinits = "--b-de"
