let breakingScript = BreakScript(
    keys: "swift{2s}",
    access: "grant",
    plan: "200@300ms,200@200ms,200@100ms"
)
