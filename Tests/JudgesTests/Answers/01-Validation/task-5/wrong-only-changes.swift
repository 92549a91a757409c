// Says: does not wait for a change

let predictedBackgrounds = "y--w--y"
