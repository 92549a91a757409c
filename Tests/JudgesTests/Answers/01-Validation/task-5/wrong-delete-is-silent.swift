// Says: delete key

let predictedBackgrounds = "yyyww--"
