// Says: The letters are `t`, `b` and `m`
let predictedThreads = "ccbacc"
