let predictedDeinits = "-'b'-'d'e-"
