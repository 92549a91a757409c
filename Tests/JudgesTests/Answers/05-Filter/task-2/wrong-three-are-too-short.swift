// Says: exactly three characters
let predictedLog = "-----i---"
