// Says: each in its own step
let predictedTexts = "--b-----------d|"
