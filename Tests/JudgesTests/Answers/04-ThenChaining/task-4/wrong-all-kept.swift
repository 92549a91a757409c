// Says: are not kept

let predictedTexts = "------[pq]r-s"
