// Says: takes 5000 s
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200@5000s"
)
