// Says: texts, not colors

let predictedBackgrounds = "--mag"
