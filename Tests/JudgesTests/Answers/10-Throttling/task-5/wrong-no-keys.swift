// Says: types nothing
let breakingScript = BreakScript(
    keys: "{2s}",
    access: "grant",
    plan: ""
)
