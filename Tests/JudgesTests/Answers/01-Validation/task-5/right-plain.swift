let predictedBackgrounds = "yyywwwy"
