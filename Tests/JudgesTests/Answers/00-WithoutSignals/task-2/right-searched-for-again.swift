let breakingScript = BreakScript(
    keys: "swi{1s}{delete}i{1s}",
    access: "grant",
    plan: ""
)
