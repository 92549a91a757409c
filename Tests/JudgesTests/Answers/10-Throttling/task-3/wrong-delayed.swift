// Says: that is `delay`
let predictedTexts = "----a-b---------c-d|"
