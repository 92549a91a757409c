// Says: do not begin with

let predictedTexts = "---pq--r-s"
