// Says: failed:
let breakingScript = BreakScript(
    keys: "swi{1s}f{2s}",
    access: "grant",
    plan: "200,503"
)
