// Says: ""  yellow
let breakingScript = BreakScript(
    keys: "swift{2s}{clear}{1s}",
    access: "grant",
    plan: ""
)
