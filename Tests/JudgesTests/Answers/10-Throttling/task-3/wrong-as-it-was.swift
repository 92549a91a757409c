// Says: That is the source itself
let predictedTexts = "a-b---------c-d|"
