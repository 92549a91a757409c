// Says: doesn't wait for its time
let predictedTexts = "------b-----------[d|]"
