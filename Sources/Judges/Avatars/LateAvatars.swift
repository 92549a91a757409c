import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 09: the fault that the tutorial's app was reported for.
    static let lateAvatars = ExerciseTask(
        number: 2,
        title: "the late avatar",
        kind: .repair,
        goal: """
            Scroll before the pictures have come, and faces appear beside tweets of other people. A cell is used again for another row, and \
            what was begun for the old row goes on. Have it end with the row, the download included.
            """,
        hints: [
            """
            `cell` is weak in the subscription, and that does not help: the cell lives on, only with another tweet in it. Who knows when \
            that happens?
            """,
            "Every cell has a `prepareForReuseSignal`, and there is an operator that ends one signal when another one sends.",
            """
            .deliver(on: schedulers.main)
            .take(until: cell.prepareForReuseSignal)
            .subscribe(...
            """,
        ],
        explanation: """
            Ending a signal disposes of its subscription, up to the very beginning: the download is called off, and nobody decodes a picture \
            that nobody will see. A comparison in the subscription would have kept the wrong face away, and paid for it all the same.
            """,
        scenarios: [
            Scenario("another list comes before the avatars") { generator in
                let tweets = AvatarPictures.tweets(16, using: &generator)
                var typing = Typing()
                typing.open(.withSlowPictures)
                typing.show(Array(tweets.prefix(8)), after: .milliseconds(100))
                typing.add(.wait, using: &generator)
                typing.show(Array(tweets.suffix(8)), after: .milliseconds(30))
                typing.add(.look, after: .seconds(2))
                typing.add(.release, after: .milliseconds(100))
                return typing.stimuli
            } judge: { transcript in
                TimelyAvatars(of: transcript).finding(reused: "another list was shown")
            },
            Scenario("somebody scrolls before the avatars have come") { generator in
                var typing = Typing()
                typing.open(.withSlowPictures)
                typing.show(
                    AvatarPictures.tweets(Int.random(in: 10...12, using: &generator), using: &generator),
                    after: .milliseconds(100))
                typing.add(.wait, using: &generator)
                typing.add(.scroll(rows: Int.random(in: 2...3, using: &generator)), after: .milliseconds(30))
                typing.add(.look, after: .seconds(2))
                typing.add(.release, after: .milliseconds(100))
                return typing.stimuli
            } judge: { transcript in
                TimelyAvatars(of: transcript).finding(reused: "somebody scrolled, which reuses cells too")
            },
        ]
    )
}

extension SearchWorld {
    /// The first six pictures take their time, those after them do not: they overtake.
    fileprivate static var withSlowPictures: SearchWorld {
        var world = SearchWorld()
        world.avatarPlan = Array(repeating: "200@600ms", count: 6).joined(separator: ",")
        return world
    }
}

/// Judges whose picture is where, and what was called off.
private struct TimelyAvatars {
    private let transcript: Transcript
    private let rows: LookedAtRows

    init(of transcript: Transcript) {
        self.transcript = transcript
        rows = LookedAtRows(transcript)
    }

    func finding(reused: String) -> Finding? {
        if transcript.values(in: .avatar).isEmpty {
            return Finding(
                "No avatar is loaded any more: what is to end the signal sends a value as soon as it is subscribed to.",
                hint: 2)
        }
        guard let look = rows.looks.last else {
            return Finding("The list of results was gone before the end.", hint: 2)
        }
        if let row = look.first(where: rows.isSomebodyElses) {
            return Finding(
                """
                The row of \(rows.author(of: row)) shows the picture of \(rows.owner(of: row) ?? "nobody"). It was asked for when the cell was \
                another row's, and came after \(reused).
                """, hint: 2)
        }
        if let row = look.first(where: { !rows.isRight($0) }) {
            return Finding(
                """
                The row of \(rows.author(of: row)) is in sight and shows no picture: its loading was ended, though its own cell was not used \
                again. Each cell has a signal of its own.
                """, hint: 2)
        }
        let wasted = transcript.values(in: .avatar).count - transcript.values(in: .avatarCanceled).count - look.count
        if wasted > 0 {
            return Finding(
                """
                Each row shows the right picture, and \(wasted) were downloaded for rows that nobody sees any more. Have the download end with \
                the row, not only what it is used for.
                """, hint: 2)
        }
        if transcript.alive("form") > 0 {
            return Finding(
                "The form was let go, and lives on: a closure that its own list of results keeps captures it strongly.",
                hint: 2)
        }
        return nil
    }
}
