let predictedDeinits = "-b-de-"
