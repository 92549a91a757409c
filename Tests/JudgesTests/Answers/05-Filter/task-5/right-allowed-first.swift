let breakingScript = BreakScript(
    keys: "{allow}gar{delete}",
    access: "ask",
    plan: ""
)
