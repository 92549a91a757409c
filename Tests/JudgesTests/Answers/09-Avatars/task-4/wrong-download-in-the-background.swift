// Says: yet sends on Twitter
let predictedThreads = "bbmbmm"
