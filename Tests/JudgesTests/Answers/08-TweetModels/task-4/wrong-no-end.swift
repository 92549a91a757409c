// Says: there is a `|` at the end
let predictedLists = "'1'-'0'--'3'"
