let predictedTexts = "------'b'--------['d'|]"
