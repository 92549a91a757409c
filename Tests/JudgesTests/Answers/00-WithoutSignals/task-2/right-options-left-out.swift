let breakingScript = BreakScript(keys: "gar{200ms}{clear}{1s}")
