// Says: "swift"  white  14 tweets
let breakingScript = BreakScript(
    keys: "swift{3s}",
    access: "grant",
    plan: ""
)
