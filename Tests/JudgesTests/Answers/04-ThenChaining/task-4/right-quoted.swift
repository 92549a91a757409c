let predictedTexts = "------'q'r-s"
