import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 09: what `take(until:)` ends depends on its position.
    static let secondAttempts = ExerciseTask(
        number: 5,
        freeLanes: [.avatarCanceled],
        scenarios: [
            Scenario("another list arrives during the second attempts", input: Typing.self) { typing in
                let tweets = AvatarPictures.tweets(12, using: &typing.generator)
                typing.open(.answering("503", then: "200@600ms"))
                typing.show(Array(tweets.prefix(6)), after: .milliseconds(100))
                typing.wait(.milliseconds(Int.random(in: 100...200, using: &typing.generator)))
                typing.show(Array(tweets.suffix(6)), after: .milliseconds(100))
                typing.add(.look, after: .seconds(2))
                typing.add(.release, after: .milliseconds(100))
            } judge: { transcript in
                let attempts = SecondAttempts(transcript: transcript)
                return attempts.nothing ?? attempts.noSecond
                    ?? attempts.late(
                        "Its cell was reused during its second attempt",
                        "A second attempt that is running when a cell is reused")
                    ?? transcript.formLeakedByRows(hint: 2)
            },
            Scenario("the user scrolls during the second attempts", input: Typing.self) { typing in
                let tweets = AvatarPictures.tweets(12, using: &typing.generator)
                typing.open(.answering("503", then: "200@600ms"))
                typing.show(tweets, after: .milliseconds(100))
                typing.wait(.milliseconds(Int.random(in: 100...200, using: &typing.generator)))
                typing.add(.scroll(rows: Int.random(in: 2...3, using: &typing.generator)), after: .milliseconds(100))
                typing.add(.look, after: .seconds(2))
            } judge: { transcript in
                SecondAttempts(transcript: transcript)
                    .late(
                        "The user scrolled during its second attempt",
                        "A second attempt that is running when a cell is reused")
            },
            .anotherListDuring(firstAttempts: "200@600ms", "which would succeed"),
            .anotherListDuring(firstAttempts: "503@600ms", "which would fail"),
            .anotherListWhileAPictureWaits { row in
                """
                \(row), which waited for main when the cell was reused. \
                `take(until:)` doesn't end what's below it, such as `deliver(on:)`.
                """
            },
            Scenario("the first attempts fail", input: Typing.self) { typing in
                let failures = ["503", "404", "malformed", "drop", "200", "503"].shuffled(using: &typing.generator)
                typing.open(SearchWorld(avatarPlan: failures.joined(separator: ",")))
                typing.show(AvatarPictures.tweets(6, using: &typing.generator), after: .milliseconds(100))
                typing.add(.look, after: .seconds(2))
            } judge: { transcript in
                SecondAttempts(transcript: transcript).missing
            },
            Scenario("both attempts fail, where other pictures were shown", input: Typing.self) { typing in
                let tweets = AvatarPictures.tweets(12, using: &typing.generator)
                typing.open(SearchWorld(avatarPlan: String(repeating: "200,", count: 6) + "503..."))
                typing.show(Array(tweets.prefix(6)), after: .milliseconds(100))
                typing.wait(.seconds(1))
                typing.show(Array(tweets.suffix(6)), after: .milliseconds(100))
                typing.add(.look, after: .seconds(2))
            } judge: { transcript in
                SecondAttempts(transcript: transcript).twoFailures
            },
            .releasedWhileLoading,
        ]
    )
}

extension Scenario {
    /// Cells are reused during first attempts.
    fileprivate static func anotherListDuring(firstAttempts answer: String, _ name: String) -> Scenario {
        Scenario("another list arrives during the first attempts, \(name)", input: Typing.self) { typing in
            let tweets = AvatarPictures.tweets(12, using: &typing.generator)
            typing.open(.answering(answer))
            typing.show(Array(tweets.prefix(6)), after: .milliseconds(100))
            typing.wait(.milliseconds(Int.random(in: 100...200, using: &typing.generator)))
            typing.show(Array(tweets.suffix(6)), after: .milliseconds(100))
            typing.add(.look, after: .seconds(2))
        } judge: { transcript in
            SecondAttempts(transcript: transcript)
                .late(
                    "Its cell was reused during its first attempt",
                    "A first attempt that is running when a cell is reused")
        }
    }
}

extension SearchWorld {
    /// The answers to the requests of six rows, and to their next six.
    fileprivate static func answering(_ first: String, then second: String? = nil) -> SearchWorld {
        SearchWorld(
            avatarPlan: (Array(repeating: first, count: 6) + (second.map { Array(repeating: $0, count: 6) } ?? []))
                .joined(separator: ","))
    }
}

/// Judges which row shows which picture, and which attempts were canceled.
private struct SecondAttempts: Judgment {
    let transcript: Transcript

    private var rows: LookedAtRows { LookedAtRows(transcript) }

    var nothing: Finding? {
        guard transcript.values(in: .avatar).isEmpty else { return nil }
        return Finding("No avatar is loaded. Keep the pipeline, and move its end.", hint: 2)
    }

    /// In a world where the first six answers are failures.
    var noSecond: Finding? {
        let requested = transcript.values(in: .avatar)
        guard Set(requested).count == requested.count else { return nil }
        return Finding(
            "The first attempts failed, and there was no second one. Keep `catch`, and the attempt in it.", hint: 2)
    }

    /// What is wrong after another list was shown.
    func late(_ time: String, _ attempt: String) -> Finding? {
        if let nothing { return nothing }
        guard let look = rows.looks.last else { return LookedAtRows.missing(hint: 2) }
        if let row = look.first(where: rows.isSomebodyElses) {
            return Finding(
                """
                The row of \(rows.author(of: row)) shows the picture of \(rows.owner(of: row) ?? "another author"). \
                \(time), which wasn't ended.
                """, hint: 1)
        }
        if let row = look.first(where: { !rows.isRight($0) }) {
            return Finding(
                """
                The visible row of \(rows.author(of: row)) shows no picture. \
                Its loading was ended, although its cell wasn't reused.
                """, hint: 2)
        }
        let last =
            transcript.stimuli.last { stimulus in
                switch stimulus.action {
                case .show, .scroll: true
                default: false
                }
            }?.at ?? .zero
        let shown = Set(look.map(\.id))
        let late = transcript.observations.filter {
            $0.at > last && [.avatarAnswered, .avatarFailed].contains($0.lane)
                && !rows.pictures(of: shown).contains($0.text)
        }
        guard !late.isEmpty else { return nil }
        return Finding(
            """
            Each row shows the right picture, but requests for \(late.count) old ones went on. \
            \(attempt) has to be canceled.
            """, hint: 1)
    }

    /// What is wrong after attempts that fail, while the rows stay.
    var missing: Finding? {
        guard let look = rows.looks.last else { return LookedAtRows.missing(hint: 2) }
        guard let row = look.first(where: { !rows.isRight($0) }) else { return nil }
        return Finding(
            """
            The row of \(rows.author(of: row)) stayed, its first attempt failed, and it shows no picture. \
            Keep the second attempt in `catch`.
            """, hint: 2)
    }

    /// What is wrong after two attempts that fail, for rows whose cells had pictures.
    var twoFailures: Finding? {
        guard let look = rows.looks.last else { return LookedAtRows.missing(hint: 2) }
        if let row = look.first(where: { $0.picture != "-" }) {
            return Finding(
                """
                The row of \(rows.author(of: row)) shows the picture of \(rows.owner(of: row) ?? "another author"), \
                although its own failed to load. Set `cell.image` to nil first.
                """, hint: 2)
        }
        let count = transcript.values(in: .avatarFailed).count
        guard count != 2 * look.count else { return nil }
        return Finding(
            "\(look.count) pictures failed to load, in \(count) attempts. Make two attempts for each.", hint: 2)
    }
}
