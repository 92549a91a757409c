// Says: The delete key changes the text
let predictedLog = "----gi---"
