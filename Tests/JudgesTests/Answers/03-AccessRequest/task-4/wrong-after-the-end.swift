// Says: `c` doesn't arrive

let predictedValues = "-a-Ab-[cB]-C"
