// Says: the text that is left
let predictedLog = "----gii--"
