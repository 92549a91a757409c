// Says: `mag` has three

let predictedBackgrounds = "yyyywyy"
