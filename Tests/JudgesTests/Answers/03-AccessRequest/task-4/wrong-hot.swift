// Says: does not join in the middle

let predictedValues = "-a--[bB]"
