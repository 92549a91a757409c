// Says: Your marbles have 3 steps, and the source has 9
let predictedLog = "gig"
