// Says: 14 tweets  | the controller is freed
let breakingScript = BreakScript(
    keys: "swift{3s}{return}{return}{1s}",
    access: "grant",
    plan: ""
)
