let breakingScript = BreakScript(
    keys: "tea{1s}{delete}{1s}a{1s}",
    access: "grant",
    plan: ""
)
