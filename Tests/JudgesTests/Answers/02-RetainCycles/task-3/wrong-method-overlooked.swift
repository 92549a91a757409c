// Says: f: `show` means

let predictedDeinits = "-b-def"
