// Says: access denied
let breakingScript = BreakScript(
    keys: "swift",
    access: "deny",
    plan: ""
)
