// Says: What is above it has happened already
let predictedThreads = "mmmmmm"
