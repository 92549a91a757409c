let breakingScript = BreakScript(
    keys: "swi{600ms}{delete}{3s}",
    access: "grant",
    plan: "200@2s"
)
