import Exercises
import Grading

extension SharedFixture {
    /// The signal of a request for access.
    static let accessSignal = SharedFixture(reasons: signal.reasons) { requirement, _ in
        guard requirement == .secondRun else { return [] }
        return [
            Scenario(
                "after a request, two subscribers wait for the user's answer, and another one asks again",
                judge: \TwoRequests.finding
            ) { typing in
                typing.requestAccess(answers: [.allow])
                typing.add(.resetDecision)
                typing.add(.subscribe)
                typing.add(.subscribe)
                typing.add(.allow)
                typing.add(.resetDecision)
                typing.add(.subscribe)
                typing.add(.deny)
            }
        ]
    }

    /// A log and a title that wait for a request.
    static let announcement = SharedFixture(reasons: signal.reasons) { requirement, task in
        requirement == .secondRun ? [task.scenarios[0].onceMore] : []
    }

    /// An operator on a signal of numbers.
    static let keptNumbers = SharedFixture(reasons: signal.reasons) { requirement, _ in
        switch requirement {
        case .repetition:
            [
                Scenario("numbers come again", judge: \KeptNumbers.repetition) { typing in
                    let even = 2 * Int.random(in: 1...9, using: &typing.generator)
                    typing.add(.subscribe)
                    for number in [even, even, even + 1, even + 1, even, even] { typing.add(.send(number)) }
                    typing.add(.complete)
                }
            ]
        case .secondRun:
            [
                Scenario("a second subscriber comes later", judge: \KeptNumbers.secondSubscriber) { typing in
                    let even = 2 * Int.random(in: 1...9, using: &typing.generator)
                    typing.add(.subscribe)
                    typing.add(.send(even))
                    typing.add(.subscribe)
                    typing.add(.send(even + 1))
                    typing.add(.send(even + 2))
                    typing.add(.dispose)
                    typing.add(.send(even + 4))
                    typing.add(.complete)
                }
            ]
        default: []
        }
    }

    /// The rows of a list of tweets.
    static let rows = SharedFixture(
        reasons: [.interval: "Nothing in the task depends on an interval.", .failure: "Task 1 asks about failures."]
    ) { requirement, task in
        switch requirement {
        case .repetition: [ShownRows.again]
        case .count: [ShownRows.once]
        case .secondRun: [task.scenarios[0].onceMore]
        case .emptyThings: [ShownRows.empty]
        default: []
        }
    }
}

/// Judges an access request with several subscribers.
private struct TwoRequests: Judgment {
    let transcript: Transcript

    private static let granted: [Observation.Event] = [.next("granted"), .completed]

    var finding: Finding? {
        // A fault that a single request has isn't one of two subscribers.
        if let finding = AccessJudgment(transcript: transcript).first { return finding }
        for (number, word) in [(2, "first"), (3, "second")] {
            let events = transcript.observations(in: .access, of: number).map(\.event)
            guard events != Self.granted else { continue }
            return Finding(
                """
                Two subscribers waited for the user's answer, and the \(word) one didn't get it. \
                Each subscription has to make its own request.
                """, actual: transcript.observations(in: .access, of: number), hint: 1)
        }
        guard case [.failed] = transcript.observations(in: .access, of: 4).map(\.event).map(Kind.init) else {
            return Finding(
                """
                A later subscriber got an earlier answer, although the user has a new one. \
                Each subscription has to make its own request.
                """, actual: transcript.observations(in: .access, of: 4), hint: 1)
        }
        return nil
    }

    private enum Kind {
        case failed, other

        init(_ event: Observation.Event) { self = event.isFailure ? .failed : .other }
    }
}

/// Judges an operator that keeps even numbers.
struct KeptNumbers: Judgment {
    let transcript: Transcript

    private func kept(_ number: Int) -> [String] { transcript.values(in: .kept, of: number) }

    private func even(in moments: some Sequence<Transcript.Moment>) -> [String] {
        moments.compactMap { moment in
            if case .send(let number) = moment.stimulus?.action, number.isMultiple(of: 2) { "\(number)" } else { nil }
        }
    }

    /// A fault that one subscriber alone would meet, too.
    private var withoutState: Finding? {
        let numbers = moments.compactMap { moment in
            if case .send(let number) = moment.stimulus?.action { number } else { nil }
        }
        let endsAtAnOddNumber = moments.contains { moment in
            guard case .send(let number) = moment.stimulus?.action, !number.isMultiple(of: 2) else { return false }
            return moment.observations.contains { $0.lane == .kept && $0.event == .completed }
        }
        let message: String? =
            if endsAtAnOddNumber {
                KeptNumbers.endsTooEarly
            } else if kept(1) == even(in: moments) {
                nil
            } else if kept(1) == numbers.map(String.init) {
                KeptNumbers.keepsAll
            } else if kept(1) == numbers.filter({ !$0.isMultiple(of: 2) }).map(String.init) {
                KeptNumbers.isInverted
            } else {
                nil
            }
        return message.map { Finding($0, hint: 2) }
    }

    static let endsTooEarly =
        "Your signal ends at the first value that it leaves out. A filter waits for the next value."
    static let keepsAll = "Every value came through, even those for which `isIncluded` returns false."
    static let isInverted = "Your signal sent only the values for which `isIncluded` returns false."

    var repetition: Finding? {
        if let withoutState { return withoutState }
        if kept(1) == even(in: moments) { return nil }
        return Finding(
            """
            A number came twice in a row, and the second one didn't pass. \
            Your signal should send each value for which `isIncluded` returns true, once and in order.
            """, actual: transcript.observations(in: .kept, of: 1), hint: 2)
    }

    var secondSubscriber: Finding? {
        let subscribing = moments.indices.filter { moments[$0].stimulus?.action == .subscribe }
        let disposal = transcript.firstMoment(.dispose)
        if let withoutState { return withoutState }
        if kept(1) != even(in: moments) {
            return Finding(
                """
                A second subscriber came and left, and that changed what the first one gets. \
                Each subscription needs its own state and its own subscription to the source.
                """, actual: transcript.observations(in: .kept, of: 1), hint: 1)
        }
        if kept(2) != even(in: moments[subscribing[1]..<disposal]) {
            return Finding(
                """
                The second subscriber doesn't get what the first one gets. \
                Keep no state outside the closure of `Signal { subscriber in … }`.
                """, actual: transcript.observations(in: .kept, of: 2), hint: 1)
        }
        if transcript.observations(in: .source).count(where: { $0.event == .subscribed }) != 2 {
            return Finding(
                """
                Two subscribers of your signal share one subscription to the source. \
                Subscribe to the source in `Signal { subscriber in … }`, without `share`.
                """, hint: 1)
        }
        return nil
    }
}

/// Judges how often pictures are requested for rows, and what the rows show.
struct ShownRows: Judgment {
    let transcript: Transcript

    private var rows: LookedAtRows { LookedAtRows(transcript) }

    /// Each row that became visible requests its picture once, and each file is decoded once.
    var requests: Finding? {
        let decoded = transcript.values(in: .decoded).count
        let answered = transcript.values(in: .avatarAnswered).count
        if decoded > answered {
            return Finding(
                """
                Files were decoded \(decoded) times, where \(answered) arrived. \
                Each subscription to `decode` does the work again: subscribe once.
                """)
        }
        let requested = transcript.values(in: .avatar)
        let shown = transcript.stimuli.flatMap { stimulus -> [ShownTweet] in
            if case .show(let tweets) = stimulus.action { tweets } else { [] }
        }
        let twice = shown.first { tweet in
            let name = tweet.avatar.lastPathComponent
            return requested.count { $0 == name } > shown.count { $0.avatar.lastPathComponent == name }
        }
        guard let twice else { return nil }
        return Finding(
            """
            The picture of @\(twice.username) was requested more often than its row was shown. \
            Each subscription to a download sends a request: subscribe once per row.
            """, actual: transcript.observations(in: .avatar))
    }

    /// At the last look, each row shows its own picture.
    var pictures: Finding? {
        guard let look = rows.looks.last, !look.isEmpty else { return LookedAtRows.missing(hint: 3) }
        guard let row = look.first(where: { !rows.isRight($0) }) else { return nil }
        return Finding(
            """
            The row of \(rows.author(of: row)) doesn't show its picture when a list is shown again. \
            Load it each time that `onConfigure` is called.
            """, hint: 3)
    }

    static var once: Scenario {
        Scenario("a list is shown, and each picture is requested once", judge: \ShownRows.requests) { typing in
            typing.open()
            typing.show(AvatarPictures.tweets(5, using: &typing.generator), after: .milliseconds(100))
            typing.wait(.seconds(1))
        }
    }

    static var again: Scenario {
        Scenario("the same list is shown twice", judge: \ShownRows.pictures) { typing in
            let tweets = AvatarPictures.tweets(5, using: &typing.generator)
            typing.open()
            typing.show(tweets, after: .milliseconds(100))
            typing.wait(.seconds(1))
            typing.show(tweets, after: .milliseconds(100))
            typing.add(.look, after: .seconds(1))
        }
    }

    static var empty: Scenario {
        Scenario("an empty list is shown between two others", judge: \ShownRows.pictures) { typing in
            let tweets = AvatarPictures.tweets(6, using: &typing.generator)
            typing.open()
            typing.show([], after: .milliseconds(100))
            typing.show(Array(tweets.prefix(3)), after: .milliseconds(100))
            typing.wait(.seconds(1))
            typing.show([], after: .milliseconds(100))
            typing.show(Array(tweets.suffix(3)), after: .milliseconds(100))
            typing.add(.look, after: .seconds(1))
        }
    }
}
