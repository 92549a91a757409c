import Grading

extension Chapter {
    /// Chapter 04: one signal after another.
    public static let thenChaining = Chapter(
        .thenChaining,
        tasks: [
            .waitForAccess,
            .notForEachValue,
            .downTheStaircase,
            .predictThen,
        ]
    )
}
