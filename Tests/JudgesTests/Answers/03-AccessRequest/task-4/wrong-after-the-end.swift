// Says: `c` reaches nobody

let predictedValues = "-a-Ab-[cB]-C"
