let breakingScript = BreakScript(
    keys: "swift",
    access: "deny",
    plan: ""
)
