import SharedJudges

extension BookTask {
    /// Task 1 of chapter 05: the tutorial's own step.
    static let logValidTexts = BookTask(
        sharing: .searchForm(again: 1, severalAtOnce: true),
        view: TaskView(words: [.log: [["access denied"]]]),
        scenarios: [
            Scenario("access is granted, a word is typed and deleted, then a few emoji") { typing in
                typing.open()
                typing.typeAWordAndSomeEmoji()
            },
            Scenario("the user is asked, and grants access in the middle of a word") { typing in
                let word = typing.word()
                typing.open(SearchWorld(access: .ask))
                typing.type(word.prefix(3))
                typing.wait(.seconds(61))
                typing.add(.allow)
                typing.type(word.dropFirst(3))
                typing.delete(word.count)
            },
            Scenario("access is denied, and a word is typed") { typing in
                typing.open(SearchWorld(access: .deny))
                typing.type(typing.word())
            }.holding(.failure),
            .allKindsAreTyped,
            .refusedWithoutAccount,
            .code(.filtersAtTheEnd),
        ],
        mistakes: [
            Mistake(filling: "counts code units") { run in
                TextUnit.words(explaining: { run.adds($0) }).map { ["unit": $0] }
            }
        ]
    )
}

extension Scenario {
    static let allKindsAreTyped = Scenario("characters of all kinds are typed, in short texts and in a long one") {
        $0.open()
        $0.typeAllKinds()
    }
}
