// Says: can't be read as marbles
let predictedTexts = "------b--------[d|"
