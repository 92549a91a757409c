import SharedJudges

extension BookTask {
    /// Task 4 of chapter 09: what `take(until:)` ends depends on its position.
    static let secondAttempts = BookTask(
        sharing: .rows,
        view: TaskView(free: [.avatarCanceled]),
        scenarios: [
            Scenario(
                "another list arrives during the second attempts",
                showing: [
                    Mistake("no second attempt") { run in
                        let requested = run.actual.values(in: .avatar)
                        return !requested.isEmpty && Set(requested).count == requested.count
                    },
                    .otherPicture("no end"), .wastedDownloads("compared"),
                ]
            ) { $0.showTwoLists(of: .answering("503", then: "200@600ms")) }.holding(.lifetime, .disposal),
            Scenario(
                "the user scrolls during the second attempts", showing: [.otherPicture("only new lists")]
            ) { typing in
                typing.open(.answering("503", then: "200@600ms"))
                typing.show(ServiceAnswers.tweets(12, using: &typing.generator), after: .milliseconds(100))
                typing.wait(.milliseconds(Int.random(in: 100...200, using: &typing.generator)))
                typing.add(.scroll(rows: Int.random(in: 2...3, using: &typing.generator)), after: .milliseconds(100))
                typing.add(.look, after: .seconds(2))
            },
            .anotherListDuring(firstAttempts: "200@600ms", "which would succeed"),
            .anotherListDuring(firstAttempts: "503@600ms", "which would fail"),
            .anotherListWhileAPictureWaits,
            .anotherListAsAPictureArrives,
            Scenario("the first attempts fail", showing: [.noPicture("only refusals retried")]) { typing in
                let failures = ["503", "404", "malformed", "drop", "200", "503"].shuffled(using: &typing.generator)
                typing.open(SearchWorld(avatarPlan: failures.joined(separator: ",")))
                typing.show(ServiceAnswers.tweets(6, using: &typing.generator), after: .milliseconds(100))
                typing.add(.look, after: .seconds(2))
            }.holding(.failure),
            Scenario(
                "both attempts fail, where other pictures were shown",
                showing: [.otherPicture("old picture stays"), .otherNumberOfAttempts]
            ) { typing in
                let tweets = ServiceAnswers.tweets(12, using: &typing.generator)
                typing.open(SearchWorld(avatarPlan: String(repeating: "200,", count: 6) + "503..."))
                typing.show(Array(tweets.prefix(6)), after: .milliseconds(100))
                typing.wait(.seconds(1))
                typing.show(Array(tweets.suffix(6)), after: .milliseconds(100))
                typing.add(.look, after: .seconds(2))
            },
            .manyLists,
            .releasedWhileLoading,
            .code(.pictureOffTheClock),
        ],
        mistakes: [.noAvatar("nothing loaded"), .formCapturedInItsList]
    )
}

extension Scenario {
    fileprivate static func anotherListDuring(firstAttempts answer: String, _ name: String) -> Scenario {
        Scenario(
            "another list arrives during the first attempts, \(name)",
            showing: [.otherPicture("inside catch"), .wastedDownloads("compared and ended")]
        ) { $0.showTwoLists(of: .answering(answer)) }
    }
}

extension Mistake {
    fileprivate static let otherNumberOfAttempts = Mistake(filling: "three attempts") { run in
        let (wanted, count) = (run.expected.values(in: .avatarFailed).count, run.actual.values(in: .avatarFailed).count)
        return wanted == count || wanted == 0 ? nil : ["pictures": "\(wanted / 2)", "attempts": "\(count)"]
    }
}

extension Typing {
    fileprivate mutating func showTwoLists(of world: SearchWorld) {
        let tweets = ServiceAnswers.tweets(12, using: &generator)
        open(world)
        show(Array(tweets.prefix(6)), after: .milliseconds(100))
        wait(.milliseconds(Int.random(in: 100...200, using: &generator)))
        show(Array(tweets.suffix(6)), after: .milliseconds(100))
        add(.look, after: .seconds(2))
        add(.release, after: .milliseconds(100))
    }
}

extension SearchWorld {
    /// A world that answers the first six picture requests with `first`, and the next six with `second` if given.
    fileprivate static func answering(_ first: String, then second: String? = nil) -> SearchWorld {
        SearchWorld(
            avatarPlan: (Array(repeating: first, count: 6) + (second.map { Array(repeating: $0, count: 6) } ?? []))
                .joined(separator: ","))
    }
}
