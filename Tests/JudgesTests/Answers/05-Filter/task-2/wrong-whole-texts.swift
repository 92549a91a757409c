// Says: whole texts
let predictedLog = "----'mag''magi''mag'--"
