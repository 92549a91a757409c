// Says: that is `throttleFirst`
let predictedTexts = "a-----------c--|"
