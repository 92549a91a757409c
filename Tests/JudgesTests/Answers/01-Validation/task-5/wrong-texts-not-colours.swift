// Says: texts, not colours

let predictedBackgrounds = "--mag"
