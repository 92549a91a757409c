// Says: | swift: 14 tweets
let breakingScript = BreakScript(
    keys: "swift{2s}",
    access: "grant",
    plan: ""
)
