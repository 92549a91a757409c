// Says: begins with the text that the field holds
let predictedLog = "-----ig--"
