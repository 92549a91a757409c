let breakingScript = BreakScript(
    keys: "swift{100ms}{clear}{1s}",
    access: "grant",
    plan: ""
)
