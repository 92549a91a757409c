// Says: aren't sent again
let predictedLog = "----[mag]ig--"
