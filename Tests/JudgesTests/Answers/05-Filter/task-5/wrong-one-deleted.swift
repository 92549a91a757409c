// Says: | swi
let breakingScript = BreakScript(
    keys: "swift{delete}{delete}",
    access: "grant",
    plan: ""
)
