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
            Mistake("maps to the rule") { run in run.extra(in: .log).contains { ["true", "false"].contains($0.text) } },
            Mistake("does not wait") { run in
                let answer = run.actual.time(of: .allow) ?? .zero
                return run.extraTexts.contains { $0.at < answer }
            },
            Mistake("nothing for a denial") { $0.isDenied && $0.actual.values(in: .log).isEmpty },
            Mistake("ends at once") { $0.actual.values(in: .log).isEmpty },
            Mistake("inverted") { run in
                !run.missing(in: .log).isEmpty && run.actual.values(in: .log).allSatisfy { $0.count < 3 }
            },
            Mistake("first only") { $0.actual.values(in: .log) == Array($0.expected.values(in: .log).prefix(1)) },
            Mistake("distinct") { $0.leavesOutRepetitions() },
            Mistake("off by one") { $0.leavesOut { $0.count == 3 } },
            Mistake("spaces not counted") { $0.leavesOut { $0.contains(" ") } },
            Mistake(filling: "counts code units") { run in
                TextUnit.only { run.adds($0) }.map { ["unit": $0.words] }
            },
            Mistake("two are enough") { $0.adds { $0.count == 2 } },
            Mistake("maps to nothing") { $0.adds(\.isEmpty) },
            Mistake("only the empty text") { $0.adds { 1...2 ~= $0.count } },
            Mistake("opens once") { run in
                let first = run.expected.observations(in: .log).first?.at ?? .zero
                return run.adds { $0.count < 3 } && run.extra(in: .log).allSatisfy { $0.at > first }
            },
            Mistake("every text") { $0.adds { $0.count < 3 } },
        ]
    )
}

extension Scenario {
    static let allKindsAreTyped = Scenario("characters of all kinds are typed, in short texts and in a long one") {
        $0.open()
        $0.typeAllKinds()
    }
}
