// Says: search failed
let breakingScript = BreakScript(
    keys: "garden",
    access: "grant",
    plan: "503@80ms"
)
