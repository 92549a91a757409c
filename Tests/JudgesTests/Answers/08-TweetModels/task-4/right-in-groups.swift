let predictedLists = "['1']-['0']--['3']|"
