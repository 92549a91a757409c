let breakingScript = BreakScript(
    keys: "tea{3s}s{return}{return}{2s}",
    access: "grant",
    plan: "200@80ms,503@1s"
)
