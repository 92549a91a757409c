// Says: Nothing fails here

let predictedTexts = "------#"
