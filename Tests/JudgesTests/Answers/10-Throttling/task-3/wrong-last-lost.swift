// Says: `d` is lost
let predictedTexts = "------b--------|"
