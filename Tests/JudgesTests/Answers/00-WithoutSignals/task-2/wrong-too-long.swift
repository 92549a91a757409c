// Says: `keys` has 65 keys
let breakingScript = BreakScript(
    keys: "swiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswift",
    access: "grant",
    plan: ""
)
