let breakingScript = BreakScript(
    keys: "swift{return}{return}{2s}",
    access: "grant",
    plan: ""
)
