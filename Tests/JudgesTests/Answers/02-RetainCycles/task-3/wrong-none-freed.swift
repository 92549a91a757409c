// Says: b: the only closure

let predictedDeinits = "------"
