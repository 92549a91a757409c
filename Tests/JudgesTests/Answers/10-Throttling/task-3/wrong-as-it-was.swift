// Says: That is the source as it is
let predictedTexts = "a-b---------c-d|"
