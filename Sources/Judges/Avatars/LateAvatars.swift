import SharedJudges

extension BookTask {
    /// Task 3 of chapter 09: the fault that readers reported in the tutorial's app.
    static let lateAvatars = BookTask(
        sharing: .rows,
        view: TaskView(free: [.avatarCanceled]),
        scenarios: [
            Scenario(
                "another list arrives before the avatars",
                showing: [
                    .noAvatar("ends at once"), .otherPicture("emptied on reuse"), .noPicture("one disposable for all"),
                ]
            ) {
                typing in
                let tweets = ServiceAnswers.tweets(16, using: &typing.generator)
                typing.open(.withSlowPictures)
                typing.show(Array(tweets.prefix(8)), after: .milliseconds(100))
                typing.wait()
                typing.show(Array(tweets.suffix(8)), after: .milliseconds(30))
                typing.add(.look, after: .seconds(2))
                typing.add(.release, after: .milliseconds(100))
            }.holding(.lifetime, .disposal),
            Scenario("the user scrolls before the avatars arrive", showing: [.otherPicture("only new lists")]) {
                typing in
                typing.open(.withSlowPictures)
                typing.show(
                    ServiceAnswers.tweets(Int.random(in: 10...12, using: &typing.generator), using: &typing.generator),
                    after: .milliseconds(100))
                typing.wait()
                typing.add(.scroll(rows: Int.random(in: 2...3, using: &typing.generator)), after: .milliseconds(30))
                typing.add(.look, after: .seconds(2))
                typing.add(.release, after: .milliseconds(100))
            },
            .manyLists,
            Scenario("lists arrive faster than their avatars") { typing in
                typing.open(SearchWorld(avatarPlan: "200@1500ms,200@900ms,200@2s,200@400ms...", avatarLatency: "300ms"))
                for _ in 0..<4 {
                    typing.show(ServiceAnswers.tweets(10, using: &typing.generator), after: .milliseconds(200))
                    typing.add(.look, after: .milliseconds(50))
                }
                typing.add(.look, after: .seconds(3))
            },
            .anotherListWhileAPictureWaits,
            .anotherListAsAPictureArrives,
            .releasedWhileLoading,
            .code(.pictureOffTheClock),
        ],
        mistakes: [.noAvatar("ends at once")] + Mistake.pictures + [
            .pictureBefore("not emptied first"), .wastedDownloads("compared"), .formCapturedInItsList,
        ]
    )
}

extension SearchWorld {
    /// The first six pictures are slow, so later pictures can overtake them.
    fileprivate static var withSlowPictures: SearchWorld {
        SearchWorld(avatarPlan: Array(repeating: "200@600ms", count: 6).joined(separator: ","))
    }
}
