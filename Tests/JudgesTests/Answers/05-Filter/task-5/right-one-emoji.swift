let breakingScript = BreakScript(
    keys: "👨‍👩‍👧",
    access: "grant",
    plan: ""
)
