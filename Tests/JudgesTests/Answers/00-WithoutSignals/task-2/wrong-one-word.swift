// Says: tweets for "light"
let breakingScript = BreakScript(
    keys: "light",
    access: "grant",
    plan: "200@80ms"
)
