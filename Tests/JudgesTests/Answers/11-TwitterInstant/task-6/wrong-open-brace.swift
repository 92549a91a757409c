// Says: is never closed
let breakingScript = BreakScript(
    keys: "swi{delete",
    access: "grant",
    plan: ""
)
