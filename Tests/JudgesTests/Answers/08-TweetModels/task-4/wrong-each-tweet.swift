// Says: one per tweet
let predictedLists = "'4'-'0'--['2''2''7']|"
