let breakingScript = BreakScript(
    keys: "{allow}coffee{return}{return}{2s}",
    access: "ask",
    plan: "200@1s,200@1s,200@1s,200@1s"
)
