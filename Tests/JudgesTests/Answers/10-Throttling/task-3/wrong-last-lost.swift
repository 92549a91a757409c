// Says: `d` is missing
let predictedTexts = "------b--------|"
