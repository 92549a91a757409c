import SharedJudges

extension BookTask {
    /// Task 1 of chapter 09: the tutorial's own step.
    static let loadTheAvatars = BookTask(
        sharing: .rows,
        except: [.disposal: "It returns no disposable. That a loading ends with its row is what task 3 asks for."],
        view: TaskView(free: [.avatarCanceled]),
        scenarios: [
            Scenario("tweets are shown and scrolled through") { typing in
                let tweets = ServiceAnswers.tweets(
                    Int.random(in: 9...12, using: &typing.generator), using: &typing.generator)
                typing.open()
                typing.show(tweets, after: .milliseconds(100))
                typing.add(.look, after: .milliseconds(10))
                typing.add(.look, after: .seconds(1))
                typing.add(.scroll(rows: Int.random(in: 2...3, using: &typing.generator)), after: .milliseconds(100))
                typing.add(.look, after: .milliseconds(10))
                typing.add(.look, after: .seconds(1))
                typing.add(.release, after: .seconds(1))
            }.holding(.lifetime),
            Scenario(
                "one picture is missing, another is damaged",
                showing: [
                    .noAvatar("never subscribed"), .madeUpPicture("a grey picture"),
                    .noPicture("one pipeline for all"),
                ]
            ) { typing in
                let plan = ["404", "malformed", "drop", "200"].shuffled(using: &typing.generator)
                typing.open(SearchWorld(avatarPlan: plan.joined(separator: ",")))
                typing.show(ServiceAnswers.tweets(8, using: &typing.generator), after: .milliseconds(100))
                typing.add(.look, after: .seconds(1))
            }.holding(.failure),
            .releasedWhileLoading,
            Scenario("`avatar` is called without a row") { typing in
                typing.open(SearchWorld(avatarPlan: "200,404,malformed,drop,200..."))
                for (number, tweet) in ServiceAnswers.tweets(6, using: &typing.generator).enumerated() {
                    typing.add(.ask(asker: number + 1, picture: tweet.avatarURL.absoluteString))
                }
                typing.wait(.seconds(1))
            },
            .manyLists,
            .code(.pictureOffTheClock, .code("compared", shows: \.comparesRows)),
        ],
        mistakes: [
            .noAvatar("never subscribed")
        ] + Mistake.pictures + [.pictureBefore("not emptied first"), .formCapturedInItsList]
    )
}
