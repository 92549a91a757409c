// Its first test is on its way.
