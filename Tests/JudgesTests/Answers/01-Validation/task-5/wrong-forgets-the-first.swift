// Says: before anything is typed

let predictedBackgrounds = "-yywwwy"
