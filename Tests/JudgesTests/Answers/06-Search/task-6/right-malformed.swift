let breakingScript = BreakScript(
    keys: "swi{1s}{delete}i{2s}",
    access: "grant",
    plan: "malformed,200"
)
