// Says: "te"  yellow
let breakingScript = BreakScript(
    keys: "tea{1s}{delete}{1s}",
    access: "grant",
    plan: ""
)
