// Says: is the second character

let predictedValues = "a-Ab-B"
