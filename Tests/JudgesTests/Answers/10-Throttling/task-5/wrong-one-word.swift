// Says: "swift"  white
let breakingScript = BreakScript(
    keys: "swift{2s}",
    access: "grant",
    plan: ""
)
