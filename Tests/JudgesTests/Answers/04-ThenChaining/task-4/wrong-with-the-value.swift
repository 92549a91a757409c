// Says: own value

let predictedTexts = "---v--qr-s"
