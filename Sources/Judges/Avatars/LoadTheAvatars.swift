import Exercises
import Foundation
import Grading
import StarterProject

extension ExerciseTask {
    /// Task 1 of chapter 09: the tutorial's own step.
    static let loadTheAvatars = ExerciseTask(
        number: 1,
        freeLanes: [.avatarCanceled],
        scenarios: [
            Scenario("tweets are shown and scrolled through", judge: \LoadedAvatars.finding) { typing in
                let tweets = AvatarPictures.tweets(
                    Int.random(in: 9...12, using: &typing.generator), using: &typing.generator)
                typing.open()
                typing.show(tweets, after: .milliseconds(100))
                typing.add(.look, after: .milliseconds(10))
                typing.add(.look, after: .seconds(1))
                typing.add(.scroll(rows: Int.random(in: 2...3, using: &typing.generator)), after: .milliseconds(100))
                typing.add(.look, after: .milliseconds(10))
                typing.add(.look, after: .seconds(1))
                typing.add(.release, after: .seconds(1))
            },
            Scenario(
                "one picture is missing, another is damaged", judge: \LoadedAvatars.findingAboutMissingPictures
            ) { typing in
                let plan = ["404", "malformed", "drop", "200"].shuffled(using: &typing.generator)
                typing.open(SearchWorld(avatarPlan: plan.joined(separator: ",")))
                typing.show(AvatarPictures.tweets(8, using: &typing.generator), after: .milliseconds(100))
                typing.add(.look, after: .seconds(1))
            },
            .releasedWhileLoading,
            Scenario("`avatar` is called without a row", input: Typing.self) { typing in
                typing.open()
                for tweet in AvatarPictures.tweets(1, using: &typing.generator) {
                    typing.add(.ask(asker: 1, picture: tweet.avatarURL.absoluteString))
                }
                typing.wait(.seconds(1))
            } judge: { transcript in
                transcript.findingAboutAvatarAlone
            },
            .code { $0.comparesRows },
        ]
    )
}

extension Scenario {
    /// The form is released while its pictures load.
    static let releasedWhileLoading = Scenario("the form is released while pictures load", input: Typing.self) {
        typing in
        typing.open(SearchWorld(avatarLatency: "600ms"))
        typing.show(AvatarPictures.tweets(5, using: &typing.generator), after: .milliseconds(100))
        typing.add(.release, after: .milliseconds(100))
    } judge: { transcript in
        guard transcript.alive("cell") > 0 else { return nil }
        return Finding(
            """
            The form was released, and a cell of its list lives on while its picture loads: \
            a closure captures it strongly. Use `[weak cell]`.
            """, hint: 3, captured: ["cell"])
    }
}

extension Typing {
    /// A list of tweets is shown.
    mutating func show(_ tweets: [Tweet], after pause: Duration) {
        add(.show(tweets.map(ShownTweet.init)), after: pause)
    }
}

/// Judges the pictures of the rows, and the threads on which they were decoded.
struct LoadedAvatars: Judgment {
    let transcript: Transcript

    private var rows: LookedAtRows { LookedAtRows(transcript) }

    private var noRequest: Finding? {
        guard transcript.values(in: .avatar).isEmpty else { return nil }
        return Finding(
            """
            No avatar was requested. `onConfigure` is called for each row that becomes visible: \
            load its avatar there, and subscribe.
            """, hint: 3)
    }

    var finding: Finding? {
        if let noRequest { return noRequest }
        if transcript.values(in: .decoded).isEmpty {
            return Finding(
                "The files arrived, but they weren't decoded. `decode(_:for:)` turns a file into a picture.", hint: 1)
        }
        if let finding = findingAboutThreads ?? ShownRows(transcript: transcript).requests { return finding }
        guard rows.looks.count == 4 else { return LookedAtRows.missing(hint: 3) }
        if rows.looks[1].allSatisfy({ $0.picture == "-" }) {
            return Finding(
                "The pictures were decoded, but no row shows one. Set `cell.image` in the subscription.", hint: 3)
        }
        if let finding = rows.oldFace(in: rows.looks[2]) { return finding }
        if let row = (rows.looks[1] + rows.looks[3]).first(where: { !rows.isRight($0) }) {
            return Finding(
                """
                After 1 s, the row of \(rows.author(of: row)) still shows \
                \(rows.owner(of: row).map { "the picture of \($0)" } ?? "no picture").
                """, hint: 3)
        }
        return transcript.formLeakedByRows(hint: 3)
    }

    var findingAboutThreads: Finding? {
        guard
            let thread = transcript.observations(in: .decoded).map(\.thread).first(where: {
                $0 != ThreadName.background
            })
        else { return nil }
        switch thread {
        case ThreadName.main:
            return Finding(
                "A picture was decoded on main, where it blocks keys. Decode in the background, then deliver on main.",
                hint: 2)
        case ThreadName.service
        where transcript.observations(in: .avatar).contains { $0.thread == ThreadName.background }:
            return Finding(
                """
                `subscribe(on:)` moved the wrong work. \
                At the end of the pipeline, it starts the request in the background, \
                but the file is decoded on the service's queue. Put it on the inner signal, after `decode`.
                """, hint: 2)
        case ThreadName.service:
            return Finding(
                """
                A picture was decoded on the service's queue, where its file arrived and where other answers wait. \
                `subscribe(on:)` moves that work.
                """, hint: 2)
        default:
            return Finding(
                """
                A picture was decoded on \(thread), which isn't one of the form's schedulers. \
                Use the scheduler `background`.
                """,
                hint: 2)
        }
    }

    var findingAboutMissingPictures: Finding? {
        if let noRequest { return noRequest }
        guard let look = rows.looks.last else {
            return LookedAtRows.missing(hint: 3)
        }
        if let finding = ShownRows(transcript: transcript).requests { return finding }
        let plan = transcript.plannedPictures
        let failed = zip(look, plan).filter { $1 != "200" }.map(\.0)
        let good = look.indices.filter { $0 >= plan.count || plan[$0] == "200" }.map { look[$0] }
        if let row = good.first(where: { !rows.isRight($0) }) {
            return Finding(
                """
                Three pictures failed to load, and then the row of \(rows.author(of: row)) has none either. \
                A failure ends its signal, so each row needs its own.
                """, hint: 1)
        }
        if let row = failed.first(where: { $0.picture != "-" }) {
            return Finding(
                "The picture of \(rows.author(of: row)) doesn't exist, but the row shows one. Let the initials stay.",
                hint: 3)
        }
        return nil
    }
}

extension Transcript {
    /// The finding if `avatar` doesn't load the picture: then the rows load theirs in another way.
    fileprivate var findingAboutAvatarAlone: Finding? {
        let asked = stimuli.compactMap { stimulus in
            if case .ask(_, let picture) = stimulus.action { URL(string: picture) } else { nil }
        }
        if values(in: .got) == asked.map(AvatarPictures.fingerprint) {
            return LoadedAvatars(transcript: self).findingAboutThreads
        }
        return Finding(
            """
            The rows show their pictures, but your `avatar` doesn't load one by itself. \
            Write it, and call it in `onConfigure`.
            """, hint: 3)
    }

    /// How the service answers the request for each picture.
    fileprivate var plannedPictures: [String] {
        guard case .openForm(let world) = stimuli.first?.action else { return [] }
        return world.avatarPlan.split(separator: ",").map(String.init)
    }
}
