// Says: doesn't join in the middle

let predictedValues = "-a--[bB]"
