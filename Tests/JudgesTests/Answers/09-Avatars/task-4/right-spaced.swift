let predictedThreads = "ttm bmm"
