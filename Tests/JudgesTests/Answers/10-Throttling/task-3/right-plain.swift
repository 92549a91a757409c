let predictedTexts = "------b--------[d|]"
