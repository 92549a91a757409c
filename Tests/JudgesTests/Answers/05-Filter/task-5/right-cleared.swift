let breakingScript = BreakScript(
    keys: "swift{clear}",
    access: "grant",
    plan: ""
)
