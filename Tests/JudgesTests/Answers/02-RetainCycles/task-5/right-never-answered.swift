let breakingScript = BreakScript(
    keys: "tea{return}{return}",
    access: "grant",
    plan: "never"
)
