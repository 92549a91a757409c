// Says: The empty answer is missing
let predictedLists = "'1'----'3'|"
