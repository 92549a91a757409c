let predictedValues = "-'a'-'A'b-B"
