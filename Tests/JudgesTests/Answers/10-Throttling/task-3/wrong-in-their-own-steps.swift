// Says: each is in its own step
let predictedTexts = "--b-----------d|"
