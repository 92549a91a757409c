let predictedTexts = "------qr-s"
