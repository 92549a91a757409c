let predictedTexts = "---- --b- ---- ---[d|]"
