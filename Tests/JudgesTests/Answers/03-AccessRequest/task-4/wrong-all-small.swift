// Says: in capitals

let predictedValues = "-a-ab-b"
