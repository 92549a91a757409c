let breakingScript = BreakScript(
    keys: "swi{600ms}ft{3s}",
    access: "grant",
    plan: "503@2s,200@80ms"
)
