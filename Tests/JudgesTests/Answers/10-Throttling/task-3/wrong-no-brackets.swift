// Says: so they share brackets
let predictedTexts = "------b--------d|"
