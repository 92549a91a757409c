import Grading

extension ChapterJudges {
    /// Chapter 00: the app of the whole book, with callbacks and flags.
    ///
    /// `InstantSearch.swift` and `Color.swift` beside this file are links to the chapter's files, so task 2 plays the
    /// app that the reader sees.
    public static let withoutSignals = ChapterJudges(
        .withoutSignals, tasks: [.colorOfTheField, .breakInstantSearch, .newestAnswer],
        held: TaskRequirements.withoutSignals)
}

extension TaskRequirements {
    package static let withoutSignals: [String: TaskRequirements] = {
        let typed = "a word is typed and deleted, then a few emoji"
        return [
            "00.1": .init(
                .function, own: [.repetition: typed, .emptyThings: typed],
                out: [.failure: "A text can't fail.", .count: colorSetTwice]),
            "00.3": .init(
                .searcher,
                own: [
                    .failure: "the newest search fails", .repetition: "a text is searched for again",
                    .count: "a slow answer comes after a newer one",
                    .emptyThings: "answers come one after the other, and the last search finds nothing",
                ]),
        ]
    }()
}
