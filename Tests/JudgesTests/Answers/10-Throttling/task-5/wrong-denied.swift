// Says: access denied
let breakingScript = BreakScript(
    keys: "swift{2s}",
    access: "deny",
    plan: ""
)
