let breakingScript = BreakScript(
    keys: "swift{2s}{clear}tea{1s}",
    access: "grant",
    plan: "drop"
)
