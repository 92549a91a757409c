import Grading

extension Chapter {
    /// Chapter 04: one signal after another.
    public static let thenChaining = Chapter(
        number: "04",
        name: "ThenChaining",
        product: "then-chaining",
        title: "One signal after another",
        starter: PackageResources.ThenChaining_txt,
        tasks: [
            .waitForAccess,
            .notForEachValue,
            .downTheStaircase,
            .predictThen,
        ]
    )
}
