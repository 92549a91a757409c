let predictedTexts = "--- --- qr -s"
