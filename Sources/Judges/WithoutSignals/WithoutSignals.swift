import Grading

extension Chapter {
    /// Chapter 00: the app of the whole book, with callbacks and flags.
    ///
    /// `InstantSearch.swift` and `Color.swift` in this folder are links to the chapter's files: task 2 plays the very
    /// app that the reader sees.
    public static let withoutSignals = Chapter(
        .withoutSignals,
        tasks: [
            .colorOfTheField,
            .breakInstantSearch,
            .newestAnswer,
        ]
    )
}
