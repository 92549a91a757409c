// Says: `keys` has 125 keys
let breakingScript = BreakScript(
    keys:
        "swiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswiftswift",
    access: "grant",
    plan: ""
)
