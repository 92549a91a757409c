let predictedThreads = "'t'mmtt'b'bbm"
