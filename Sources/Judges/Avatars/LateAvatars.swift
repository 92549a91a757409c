import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 09: the fault that readers reported in the tutorial's app.
    static let lateAvatars = ExerciseTask(
        number: 2,
        freeLanes: [.avatarCanceled],
        scenarios: [
            Scenario("another list arrives before the avatars", input: Typing.self) { typing in
                let tweets = AvatarPictures.tweets(16, using: &typing.generator)
                typing.open(.withSlowPictures)
                typing.show(Array(tweets.prefix(8)), after: .milliseconds(100))
                typing.add(.wait)
                typing.show(Array(tweets.suffix(8)), after: .milliseconds(30))
                typing.add(.look, after: .seconds(2))
                typing.add(.release, after: .milliseconds(100))
            } judge: { transcript in
                TimelyAvatars(transcript: transcript).finding(reused: "another list was shown")
            },
            Scenario("the user scrolls before the avatars arrive", input: Typing.self) { typing in
                typing.open(.withSlowPictures)
                typing.show(
                    AvatarPictures.tweets(Int.random(in: 10...12, using: &typing.generator), using: &typing.generator),
                    after: .milliseconds(100))
                typing.add(.wait)
                typing.add(.scroll(rows: Int.random(in: 2...3, using: &typing.generator)), after: .milliseconds(30))
                typing.add(.look, after: .seconds(2))
                typing.add(.release, after: .milliseconds(100))
            } judge: { transcript in
                TimelyAvatars(transcript: transcript).finding(reused: "the user scrolled, which reuses cells too")
            },
            Scenario("the user scrolls after the avatars have arrived", input: Typing.self) { typing in
                typing.open()
                typing.show(AvatarPictures.tweets(10, using: &typing.generator), after: .milliseconds(100))
                typing.add(.scroll(rows: Int.random(in: 2...3, using: &typing.generator)), after: .seconds(1))
                typing.add(.look, after: .milliseconds(10))
            } judge: { transcript in
                let rows = LookedAtRows(transcript)
                return rows.looks.last.map(rows.oldFace) ?? LookedAtRows.missing(hint: 2)
            },
            .anotherListWhileAPictureWaits { row in
                """
                \(row): it was decoded, and waited for main, when the cell was reused. \
                Put the end below `deliver(on:)`, directly above `subscribe`.
                """
            },
            .releasedWhileLoading,
            .code { $0.comparesRows },
        ]
    )
}

extension SearchWorld {
    /// The first six pictures are slow, and those after them overtake them.
    fileprivate static var withSlowPictures: SearchWorld {
        SearchWorld(avatarPlan: Array(repeating: "200@600ms", count: 6).joined(separator: ","))
    }
}

/// Judges which row shows which picture, and which downloads were canceled.
private struct TimelyAvatars: Judgment {
    let transcript: Transcript

    private var rows: LookedAtRows { LookedAtRows(transcript) }

    func finding(reused: String) -> Finding? {
        if transcript.values(in: .avatar).isEmpty {
            return Finding(
                """
                No avatar is loaded any more. The signal that should end the loading sends a value as soon as \
                it is subscribed to.
                """,
                hint: 2)
        }
        let decoding = LoadedAvatars(transcript: transcript).findingAboutThreads
        if let finding = decoding ?? ShownRows(transcript: transcript).requests { return finding }
        guard let look = rows.looks.last else {
            return LookedAtRows.missing(hint: 2)
        }
        if let row = look.first(where: rows.isSomebodyElses) {
            return Finding(
                """
                The row of \(rows.author(of: row)) shows the picture of \(rows.owner(of: row) ?? "no author"). \
                Its cell had loaded that for another row, and the picture arrived after \(reused).
                """, hint: 2)
        }
        if let row = look.first(where: { !rows.isRight($0) }) {
            return Finding(
                """
                The visible row of \(rows.author(of: row)) shows no picture: its loading was ended, \
                although its cell wasn't reused. Each cell needs its own subscription.
                """, hint: 2)
        }
        let wasted = transcript.values(in: .avatar).count - transcript.values(in: .avatarCanceled).count - look.count
        if wasted > 0 {
            return Finding(
                """
                Each row shows the right picture, but \(wasted) were downloaded for rows that are no longer visible. \
                End the download too when the cell is reused.
                """, hint: 2)
        }
        return transcript.formLeakedByRows(hint: 2)
    }
}
