let breakingScript = BreakScript(
    keys: "swi{1s}ft{2s}",
    access: "grant",
    plan: "503@80ms"
)
