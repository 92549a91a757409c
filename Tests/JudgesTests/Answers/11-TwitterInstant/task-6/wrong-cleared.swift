// Says: type three letters
let breakingScript = BreakScript(
    keys: "swift{2s}{clear}{1s}",
    access: "grant",
    plan: ""
)
