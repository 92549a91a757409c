// Says:   "sw"  white
let breakingScript = BreakScript(
    keys: "sw{3s}",
    access: "grant",
    plan: ""
)
