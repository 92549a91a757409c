// Says: "fast" is not a step
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200,fast"
)
