// Says: Column

let predictedBackgrounds = "yyy[ww"
