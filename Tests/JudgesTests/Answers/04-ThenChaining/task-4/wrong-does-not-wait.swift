// Says: Nothing is sent before

let predictedTexts = "-p--q--r-s"
