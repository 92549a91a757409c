import SharedJudges

extension BookTask {
    /// Task 3 of chapter 05: an operator gets only the values that the stages above it send.
    static let spacesAreNoSearch = BookTask(
        sharing: .searchForm(severalAtOnce: true),
        view: TaskView(words: [.log: [["access denied", "code 0"]]]),
        scenarios: [
            Scenario("spaces, a word, a space, another word, and some deletions") { typing in
                let first = typing.word()
                let second = typing.word()
                typing.open()
                typing.type("   ")
                typing.type(first.prefix(4))
                typing.type("  ")
                typing.type(second.prefix(2))
                typing.delete(7)
            },
            .allKindsAreTyped,
            .refusedWithoutAccount,
            .code(.filtersAtTheEnd),
        ])
}
