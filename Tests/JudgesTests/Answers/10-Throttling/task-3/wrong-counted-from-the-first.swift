// Says: not with the first of a burst
let predictedTexts = "----b----------[d|]"
