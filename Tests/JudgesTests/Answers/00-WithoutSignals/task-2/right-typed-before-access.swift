let breakingScript = BreakScript(
    keys: "swift{1s}{allow}",
    access: "ask",
    plan: ""
)
