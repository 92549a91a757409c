// Says: in the source's last step
let predictedTexts = "------b--------d"
