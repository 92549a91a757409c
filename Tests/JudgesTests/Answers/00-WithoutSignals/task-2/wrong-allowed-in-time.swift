// Says: tweets for "coffee"
let breakingScript = BreakScript(
    keys: "{allow}coffee",
    access: "ask",
    plan: ""
)
