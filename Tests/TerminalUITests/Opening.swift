// Its first file is on its way.
