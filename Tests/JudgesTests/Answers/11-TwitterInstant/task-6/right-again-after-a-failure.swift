let breakingScript = BreakScript(
    keys: "swift{1s}x{delete}{2s}",
    access: "grant",
    plan: "503@80ms"
)
