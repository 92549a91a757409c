// Says: hears something too

let predictedValues = "-a--b"
