// Says: `plan` has 21 answers
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200,200,200,200,200,200,200,200,200,200,200,200,200,200,200,200,200,200,200,200,200"
)
