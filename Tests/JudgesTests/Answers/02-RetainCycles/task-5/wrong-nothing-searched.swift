// Says: "sw"  white  | the controller
let breakingScript = BreakScript(
    keys: "sw{return}{return}{1s}",
    access: "grant",
    plan: ""
)
