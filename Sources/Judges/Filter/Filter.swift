import Grading

extension Chapter {
    /// Chapter 05: only valid search text goes on.
    public static let filter = Chapter(
        number: "05",
        name: "Filter",
        product: "filter",
        title: "Only what is worth a search",
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
