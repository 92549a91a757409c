// Says: not written in marbles
let predictedTexts = "------b--------[d|"
