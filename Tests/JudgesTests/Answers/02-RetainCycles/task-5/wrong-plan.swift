// Says: A latency is a number
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200@80"
)
