import Grading

extension Chapter {
    /// Chapter 04: one signal after another.
    public static let thenChaining = Chapter(
        number: "04",
        name: "ThenChaining",
        product: "then-chaining",
        title: "One signal after another",
        starterText: thenChainingStarter,
        tasks: [
            .waitForAccess,
            .notForEachValue,
            .downTheStaircase,
            .predictThen,
        ]
    )
}
