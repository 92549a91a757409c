let breakingScript = BreakScript(
    keys: "swift{return}{return}{3s}",
    access: "grant",
    plan: "200@2s,200@2s,200@2s"
)
