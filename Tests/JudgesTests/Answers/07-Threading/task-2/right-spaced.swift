let predictedThreads = "tmm tt bbb m"
