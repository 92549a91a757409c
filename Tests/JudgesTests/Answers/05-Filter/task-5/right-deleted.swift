let breakingScript = BreakScript(
    keys: "swift{delete}{delete}{delete}",
    access: "grant",
    plan: ""
)
