let breakingScript = BreakScript(
    keys: "swi{300ms}{delete}{1s}",
    access: "grant",
    plan: ""
)
