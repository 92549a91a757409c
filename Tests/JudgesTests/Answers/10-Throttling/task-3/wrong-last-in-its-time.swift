// Says: does not wait for its time
let predictedTexts = "------b-----------[d|]"
