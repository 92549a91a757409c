let breakingScript = BreakScript(
    keys: "swif{2s}",
    access: "grant",
    plan: "200@200ms,200@81ms"
)
