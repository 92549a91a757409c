let predictedDeinits = "-b- de-"
