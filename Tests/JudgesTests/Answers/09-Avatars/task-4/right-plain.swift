let predictedThreads = "ttmbmm"
