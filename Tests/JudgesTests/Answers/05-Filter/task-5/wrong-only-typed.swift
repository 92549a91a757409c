// Says: | magic
let breakingScript = BreakScript(
    keys: "magic",
    access: "grant",
    plan: ""
)
