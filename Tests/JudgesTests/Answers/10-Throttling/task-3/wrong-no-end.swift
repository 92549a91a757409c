// Says: there is a `|` in the step
let predictedTexts = "------b--------d"
