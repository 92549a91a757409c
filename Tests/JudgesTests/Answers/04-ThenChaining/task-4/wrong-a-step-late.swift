// Says: steps one by one

let predictedTexts = "-------q-r-s"
