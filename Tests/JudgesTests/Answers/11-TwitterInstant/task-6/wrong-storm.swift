// Says: "sun"  white
let breakingScript = BreakScript(
    keys: "tea{600ms}{clear}{1s}sun{2s}",
    access: "grant",
    plan: "503@80ms,200@80ms"
)
