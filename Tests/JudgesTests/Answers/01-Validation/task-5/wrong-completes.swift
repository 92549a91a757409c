// Says: never completes

let predictedBackgrounds = "yyywwwy|"
