// Says: a: the field holds

let predictedDeinits = "abcdef"
