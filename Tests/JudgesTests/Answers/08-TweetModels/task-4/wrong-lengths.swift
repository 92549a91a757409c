// Says: Those are the lengths
let predictedLists = "'2'-'0'--'3'|"
