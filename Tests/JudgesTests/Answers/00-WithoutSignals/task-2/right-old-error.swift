let breakingScript = BreakScript(
    keys: "swift{1s}{clear}",
    access: "grant",
    plan: "503@80ms"
)
