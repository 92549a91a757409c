// Says: Those are sums
let predictedLists = "'4'-'0'--'11'|"
