// Says: "tea"  white
let breakingScript = BreakScript(
    keys: "tea{3s}",
    access: "grant",
    plan: ""
)
