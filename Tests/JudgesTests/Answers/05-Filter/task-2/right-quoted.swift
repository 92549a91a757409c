let predictedLog = "----'g''i''g'--"
