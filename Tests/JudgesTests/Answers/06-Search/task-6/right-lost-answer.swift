let breakingScript = BreakScript(
    keys: "teas{2s}",
    access: "grant",
    plan: "503@300ms,200@600ms"
)
