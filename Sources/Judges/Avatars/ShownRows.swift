import SharedJudges

/// Scenarios with lists of tweets, for tasks about rows.
enum ShownRows {
    static let once = Scenario(
        "a list is shown, and each picture is requested once", showing: [.decodedTwice, .loadedTwice]
    ) { typing in
        typing.open(SearchWorld(avatarLatency: "60s"))
        typing.show(ServiceAnswers.tweets(5, using: &typing.generator), after: .milliseconds(100))
        typing.add(.look, after: .seconds(61))
    }

    static let again = Scenario("the same list is shown twice", showing: [.noPicture("each tweet once")]) { typing in
        let tweets = ServiceAnswers.tweets(5, using: &typing.generator)
        typing.open()
        typing.show(tweets, after: .milliseconds(100))
        typing.wait(.seconds(1))
        typing.show(tweets, after: .milliseconds(100))
        typing.add(.look, after: .seconds(1))
    }

    static let empty = Scenario("an empty list is shown between two others") { typing in
        let tweets = ServiceAnswers.tweets(6, using: &typing.generator)
        typing.open()
        typing.show([], after: .milliseconds(100))
        typing.show(Array(tweets.prefix(3)), after: .milliseconds(100))
        typing.wait(.seconds(1))
        typing.show([], after: .milliseconds(100))
        typing.show(Array(tweets.suffix(3)), after: .milliseconds(100))
        typing.add(.look, after: .seconds(1))
    }
}

extension Scenario {
    static let releasedWhileLoading = Scenario(
        "the form is released while pictures load",
        showing: [.property("cell captured", capturing: ["cell"]) { run in run.actual.alive("cell") > 0 ? [:] : nil }]
    ) { typing in
        typing.open(SearchWorld(avatarLatency: "600ms"))
        typing.show(ServiceAnswers.tweets(5, using: &typing.generator), after: .milliseconds(100))
        typing.add(.release, after: .milliseconds(100))
    }

    static let manyLists = Scenario("many lists are shown, one after the other, and scrolled through") { typing in
        typing.open()
        for _ in 0..<6 {
            let rows = Int.random(in: 2...5, using: &typing.generator)
            typing.show(ServiceAnswers.tweets(12, using: &typing.generator), after: .seconds(1))
            typing.add(.look, after: .milliseconds(10))
            typing.add(.scroll(rows: rows), after: .seconds(1))
            typing.add(.look, after: .seconds(1))
            typing.add(.scroll(rows: -rows), after: .milliseconds(10))
        }
    }
}

extension Mistake {
    /// Mistakes with picture files: they're requested or decoded too often, or decoded on the wrong thread.
    static let pictures = [decodedTwice, loadedTwice] + decodedElsewhere

    static let decodedTwice = Mistake(filling: "decoded twice") { run in
        guard run.adds(in: .decoded, { _ in true }), run.extra(in: .avatarAnswered).isEmpty else { return nil }
        let (decoded, answered) = (run.actual.values(in: .decoded), run.actual.values(in: .avatarAnswered))
        return ["decoded": "\(decoded.count)", "answered": "\(answered.count)"]
    }

    static let loadedTwice = property("loaded twice") { run in
        guard run.missing(in: .avatar).isEmpty, run.extra(in: .shown).isEmpty else { return nil }
        return run.extra(in: .avatar).first.map { ["author": run.author(ofPicture: $0.text)] }
    }

    static let decodedOnMain = property("decoded on main") { run in
        run.actual.observations(in: .decoded).contains { $0.thread == ThreadName.main } ? [:] : nil
    }

    private static let decodedElsewhere: [Mistake] = [
        decodedOnMain,
        decoded("subscribed at the end") { thread, run in
            thread == ThreadName.service
                && run.actual.observations(in: .avatar).contains { $0.thread == ThreadName.background }
        },
        decoded("decoded where it arrives") { thread, _ in thread == ThreadName.service },
    ]

    private static func decoded(
        _ name: String, on isThere: @escaping @Sendable (String, PlayedRun) -> Bool
    ) -> Mistake {
        Mistake(name) { run in
            let other = run.actual.observations(in: .decoded).first { $0.thread != ThreadName.background }
            return other.map { isThere($0.thread, run) } ?? false
        }
    }
}
