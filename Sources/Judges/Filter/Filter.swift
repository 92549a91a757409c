import Grading

extension Chapter {
    /// Chapter 05: only valid search text goes on.
    public static let filter = Chapter(
        .filter,
        starterText: filterStarter,
        tasks: [
            .logValidTexts,
            .predictTheLog,
            .spacesAreNoSearch,
            .filterByHand,
            .breakTheLog,
        ]
    )
}
