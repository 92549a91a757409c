let predictedBackgrounds = "'y'yywwwy"
