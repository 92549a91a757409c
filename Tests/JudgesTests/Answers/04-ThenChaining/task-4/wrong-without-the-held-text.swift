// Says: when it is subscribed to

let predictedTexts = "-------r-s"
