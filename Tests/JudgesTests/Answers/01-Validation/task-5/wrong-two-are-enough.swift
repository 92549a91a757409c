// Says: `ma` has two

let predictedBackgrounds = "yywwwww"
