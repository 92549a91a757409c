// Says: `access` is "maybe"
let breakingScript = BreakScript(
    keys: "swift",
    access: "maybe",
    plan: ""
)
