// Says: leave

let predictedValues = "-a-Ab-B|"
