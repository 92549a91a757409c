// Says: has two characters
let predictedLog = "----giga-"
