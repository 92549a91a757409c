let breakingScript = BreakScript(
    keys: "swi{600ms}ft{3s}",
    access: "grant",
    plan: "200@2000ms,200@80ms"
)
