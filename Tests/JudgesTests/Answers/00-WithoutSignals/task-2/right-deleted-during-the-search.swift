let breakingScript = BreakScript(
    keys: "swift{600ms}{clear}{2s}",
    access: "grant",
    plan: "200@1s"
)
