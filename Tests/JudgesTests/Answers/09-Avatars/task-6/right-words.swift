let breakingScript = BreakScript(
    keys: "tea{delete}as{2s}",
    access: "grant",
    plan: "200@400ms,200@160ms,200@60ms"
)
