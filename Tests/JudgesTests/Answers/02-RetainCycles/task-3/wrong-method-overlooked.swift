// Says: f: `show` is

let predictedDeinits = "-b-def"
