// Says: `map` takes no time
let predictedLists = "'1'-'0'--'3'-|"
