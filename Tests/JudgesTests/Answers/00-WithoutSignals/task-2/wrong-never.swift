// Says: searching…
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "never"
)
