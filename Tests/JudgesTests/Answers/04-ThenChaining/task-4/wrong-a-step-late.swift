// Says: step by step

let predictedTexts = "-------q-r-s"
