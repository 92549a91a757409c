// Says: "coffee"  white
let breakingScript = BreakScript(
    keys: "coff{600ms}ee{3s}",
    access: "grant",
    plan: "200@2000ms,200@80ms"
)
