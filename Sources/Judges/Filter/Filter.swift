import Grading

extension Chapter {
    /// Chapter 05: only valid search text goes on.
    public static let filter = Chapter(
        .filter,
        tasks: [
            .logValidTexts,
            .predictTheLog,
            .spacesAreNoSearch,
            .filterByHand,
            .breakTheLog,
        ]
    )
}
