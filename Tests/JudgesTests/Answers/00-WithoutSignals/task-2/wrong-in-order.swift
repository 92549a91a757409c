// Says: 14 tweets for "swift"
let breakingScript = BreakScript(
    keys: "swi{1s}ft",
    access: "grant",
    plan: "200@80ms,200@80ms"
)
