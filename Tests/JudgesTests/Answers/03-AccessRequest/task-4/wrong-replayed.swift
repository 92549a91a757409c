// Says: past isn't repeated

let predictedValues = "-aA-[bB]"
