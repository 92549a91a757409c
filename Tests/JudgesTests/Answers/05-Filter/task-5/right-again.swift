let breakingScript = BreakScript(
    keys: "coffee{clear}te",
    access: "grant",
    plan: ""
)
