// Says: was never answered
let breakingScript = BreakScript(
    keys: "music",
    access: "ask",
    plan: ""
)
