let predictedValues = "-a-Ab-B"
