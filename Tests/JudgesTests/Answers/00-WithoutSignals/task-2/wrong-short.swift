// Says:   "sw"  yellow
let breakingScript = BreakScript(
    keys: "sw",
    access: "grant",
    plan: ""
)
