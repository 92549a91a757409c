// Says: `{delte}` at column 4
let breakingScript = BreakScript(
    keys: "swi{delte}",
    access: "grant",
    plan: ""
)
