// Says: gets values too

let predictedValues = "-a--b"
