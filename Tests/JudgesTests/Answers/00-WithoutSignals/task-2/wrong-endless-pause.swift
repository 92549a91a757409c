// Says: `keys` takes 9000 s
let breakingScript = BreakScript(
    keys: "swi{9000s}ft",
    access: "grant",
    plan: ""
)
