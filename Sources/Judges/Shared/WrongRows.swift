import SharedJudges

/// A row that was recorded with a different picture than the solution's row with the same tweet, and not its author's.
struct WrongRow {
    let author: String
    /// The fingerprints of the expected and the actual picture; for initials, `-` and the initials.
    let wanted: String
    let actual: String
    /// The author whose picture the row shows; nil if it shows another picture, or no picture.
    let owner: String?

    /// The placeholders' values for a row that shows an author's picture; nil for other rows.
    var places: [String: String]? { owner.map { ["author": author, "owner": $0] } }
}

extension PlayedRun {
    var wrongRows: [WrongRow] {
        let looks = zip(expected.values(in: .rows), actual.values(in: .rows))
        let pairs = looks.flatMap { zip($0.split(separator: " "), $1.split(separator: " ")) }.filter { $0 != $1 }
        guard !pairs.isEmpty else { return [] }
        let tweets = actual.seenTweets
        return pairs.compactMap { right, row in
            let (right, row) = (right.split(separator: "="), row.split(separator: "="))
            guard right.count == 2, row.count == 2, right[0] == row[0] else { return nil }
            let tweet = tweets.first { $0.id == row[0] }
            if let tweet, ServiceAnswers.fingerprint(at: tweet.avatar) == row[1] { return nil }
            let author = tweet?.username ?? "?"
            let owner = tweets.first { ServiceAnswers.fingerprint(at: $0.avatar) == row[1] }?.username
            return WrongRow(
                author: "@\(author)", wanted: String(right[1]), actual: String(row[1]), owner: owner.map { "@\($0)" })
        }
    }

    func author(ofPicture file: String) -> String {
        "@" + (actual.seenTweets.first { $0.avatar.lastPathComponent == file }?.username ?? "?")
    }
}

extension Transcript {
    fileprivate var seenTweets: [ShownTweet] {
        stimuli.flatMap { stimulus -> [ShownTweet] in
            switch stimulus.verb {
            case .show(let tweets), .showOnceDecoded(let tweets, _): tweets
            default: []
            }
        } + values(in: .request).flatMap { ServiceAnswers.tweets(for: $0).map(ShownTweet.init) }
    }
}

extension Mistake {
    static func otherPicture(_ name: String) -> Mistake { row(name, shows: \.places) }

    /// A row that still shows its cell's previous picture while its own picture loads.
    static func pictureBefore(_ name: String) -> Mistake {
        row(name) { row in row.wanted.hasPrefix("-") ? row.places : nil }
    }

    static func noPicture(_ name: String) -> Mistake {
        row(name) { row in row.actual.hasPrefix("-") && !row.wanted.hasPrefix("-") ? ["author": row.author] : nil }
    }

    static func madeUpPicture(_ name: String) -> Mistake {
        row(name) { row in
            !row.actual.hasPrefix("-") && row.owner == nil ? ["author": row.author] : nil
        }
    }

    private static func row(_ name: String, shows: @escaping @Sendable (WrongRow) -> [String: String]?) -> Mistake {
        .property(name) { run in run.wrongRows.lazy.compactMap(shows).first }
    }

    /// A picture that's set in work that a disposal may not stop. Not every recording shows the mistake.
    static let pictureOffTheClock = Mistake.code("picture off the clock") { code in
        ["Task", "detached", "async", "asyncAfter", "sync", "DispatchWorkItem"]
            .contains { code.sets(["image"], inside: $0) }
    }

    static func noAvatar(_ name: String) -> Mistake { Mistake(name) { $0.isSilent(in: .avatar) } }

    static func wastedDownloads(_ name: String) -> Mistake {
        Mistake(filling: name) { run in
            let wasted = (run.extra(in: .avatarAnswered) + run.extra(in: .avatarFailed)).count
            return wasted > 0 && run.extra(in: .avatar).isEmpty && run.wrongRows.isEmpty
                ? ["wasted": "\(wasted)"] : nil
        }
    }
}

extension Scenario {
    /// Cells are reused after their pictures were decoded, and before the pictures get to main.
    static let anotherListWhileAPictureWaits = Scenario(
        "another list arrives while a picture waits for main", showing: [.otherPicture("ended before main")]
    ) { typing in
        let tweets = ServiceAnswers.tweets(12, using: &typing.generator)
        typing.open()
        typing.add(.showOnceDecoded(tweets.suffix(6).map(ShownTweet.init)))
        typing.show(Array(tweets.prefix(6)), after: .milliseconds(100))
        typing.add(.look, after: .milliseconds(70))
    }

    /// Cells are reused after their pictures arrive on main, but at the same instant.
    static let anotherListAsAPictureArrives = Scenario(
        "another list arrives in the instant of a picture",
        showing: [
            Mistake(filling: "set later") { run in
                run.code.tokens.contains("schedule") ? run.wrongRows.lazy.compactMap(\.places).first : nil
            }
        ]
    ) { typing in
        typing.open()
        let all = ServiceAnswers.tweets(24, using: &typing.generator)
        for hops in 1...3 {
            // No author comes twice, because a remembered picture isn't decoded again.
            let tweets = all[(hops * 8 - 8)..<(hops * 8)]
            typing.add(.showOnceDecoded(tweets.suffix(4).map(ShownTweet.init), hops: hops))
            typing.show(Array(tweets.prefix(4)), after: .milliseconds(100))
            typing.add(.look, after: .milliseconds(70))
            typing.wait(.seconds(1))
        }
    }
}

extension Typing {
    mutating func show(_ tweets: [Tweet], after pause: Duration) {
        add(.show(tweets.map(ShownTweet.init)), after: pause)
    }
}
