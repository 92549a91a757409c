// Says: don't begin with

let predictedTexts = "---pq--r-s"
