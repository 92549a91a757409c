// Says: also after the first

let predictedTexts = "------q"
