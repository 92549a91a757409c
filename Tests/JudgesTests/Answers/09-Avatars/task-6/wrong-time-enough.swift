// Says: "swif"  white
let breakingScript = BreakScript(
    keys: "swi{3s}f{3s}",
    access: "grant",
    plan: ""
)
