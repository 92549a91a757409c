// Says: past is not repeated

let predictedValues = "-aA-[bB]"
