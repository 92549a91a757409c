// Says: "teas"  white
let breakingScript = BreakScript(
    keys: "tea{1s}s{2s}",
    access: "grant",
    plan: "200@80ms,200@80ms"
)
