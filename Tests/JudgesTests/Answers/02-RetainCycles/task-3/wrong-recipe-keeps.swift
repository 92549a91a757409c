// Says: e: nobody has subscribed

let predictedDeinits = "-b-d--"
