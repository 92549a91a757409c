/// Parses the corpus files. Throws for mistakes, such as a tweet that's too long.
///
/// The format is described at the top of `Resources/authors.txt` and `Resources/tweets-….txt`.
struct CorpusReader {
    private(set) var authors: [Author] = []
    private var authorIndices: [String: Int] = [:]
    private var drafts: [Draft] = []
    private var labels: [String: Int] = [:]

    /// A tweet whose references to other tweets are still labels.
    private struct Draft {
        let line: CorpusLines.Line
        let author: Int
        let createdAt: Int
        let id: UInt64
        let flags: Flags
    }

    private struct Flags {
        var label: String?
        var retweets: String?
        var answers: String?
    }

    // MARK: - Authors

    static let authorFields = ["screen_name", "name", "language", "location", "time zone", "link", "biography"]

    mutating func readAuthors(_ bytes: [UInt8], file: String) throws(CorpusError) {
        for line in try CorpusLines(bytes, file: file, fieldNames: Self.authorFields).lines {
            let fields = line.fields
            let isName = fields[0].utf8.allSatisfy { isNameByte($0) }
            guard isName, (1...15).contains(fields[0].utf8.count) else {
                throw line.problem(
                    "\"\(fields[0])\" is not a screen name: 1 to 15 letters a-z, digits and underscores.")
            }
            guard authorIndices[fields[0].lowercased()] == nil else {
                throw line.problem("There is a second \"\(fields[0])\"; a name must be unique.")
            }
            let zone = try timeZone(line)
            authorIndices[fields[0].lowercased()] = authors.count
            authors.append(
                Author(
                    screenName: fields[0], name: fields[1], language: fields[2], location: fields[3], timeZone: zone,
                    biography: fields[6], link: fields[5] == "-" ? nil : fields[5]
                ))
        }
    }

    private func timeZone(_ line: CorpusLines.Line) throws(CorpusError) -> Author.TimeZone? {
        let text = line.fields[4]
        if text == "-" { return nil }
        guard let space = text.lastIndex(of: " "), let seconds = Int(text[text.index(after: space)...]) else {
            let form = "a name and the seconds east of Greenwich, like \"Stockholm 3600\", or \"-\""
            throw line.problem("\"\(text)\" is not a time zone: \(form).")
        }
        return Author.TimeZone(name: String(text[..<space]), secondsFromUTC: seconds)
    }

    // MARK: - Tweets

    static let tweetFields = ["author", "minutes ago", "language", "flags", "text"]

    mutating func readTweets(_ bytes: [UInt8], file: String) throws(CorpusError) {
        for line in try CorpusLines(bytes, file: file, fieldNames: Self.tweetFields).lines {
            let fields = line.fields
            guard let author = authorIndices[fields[0].lowercased()] else {
                throw line.problem("There is no author \"\(fields[0])\"; add one to authors.txt or correct the name.")
            }
            guard let minutes = Int(fields[1]), (-100_000...1_000_000).contains(minutes) else {
                throw line.problem("\"\(fields[1])\" is not a number of minutes.")
            }
            guard (2...3).contains(fields[2].utf8.count), fields[2].utf8.allSatisfy({ $0 >= 97 && $0 <= 122 }) else {
                throw line.problem("\"\(fields[2])\" is not a language: two or three lowercase letters, like en or pt.")
            }
            let flags = try flags(line)
            if flags.retweets == nil, fields[4].isEmpty { throw line.problem("The text is missing.") }
            if flags.retweets != nil, !fields[4].isEmpty {
                throw line.problem("A retweet has no text; leave it empty.")
            }
            if fields[4].utf8.count > 140 {
                let length = TweetText.length(of: fields[4])
                guard length <= 140 else {
                    throw line.problem("The text is \(length) characters long; the limit is 140 (a link counts as 22).")
                }
            }
            let number = SeededNumbers(name: fields[0] + fields[1] + fields[3] + fields[4])
            let createdAt = ServiceDate.clockStart - minutes * 60 + number.below(60, 0) - 60
            if let label = flags.label {
                guard labels[label] == nil else { throw line.problem("There is a second tweet with id=\(label).") }
                labels[label] = drafts.count
            }
            drafts.append(
                Draft(
                    line: line, author: author, createdAt: createdAt,
                    id: TweetID.make(unixSeconds: createdAt, number: number[1] >> 1), flags: flags))
        }
    }

    private func flags(_ line: CorpusLines.Line) throws(CorpusError) -> Flags {
        let text = line.fields[3]
        var flags = Flags()
        if text == "-" || text.isEmpty { return flags }
        for word in text.split(separator: " ") {
            let halves = word.split(separator: "=", maxSplits: 1)
            switch halves.count == 2 ? halves[0] : "" {
            case "id": flags.label = String(halves[1])
            case "rt": flags.retweets = String(halves[1])
            case "re": flags.answers = String(halves[1])
            default:
                throw line.problem("\"\(word)\" is not a flag; use id=LABEL, rt=LABEL, re=LABEL, or \"-\" for none.")
            }
        }
        return flags
    }

    func tweets() throws(CorpusError) -> [CorpusTweet] {
        let order = drafts.indices.sorted { drafts[$0].id > drafts[$1].id }
        var ranks = [Int](repeating: 0, count: drafts.count)
        for (rank, draft) in order.enumerated() { ranks[draft] = rank }

        var tweets: [CorpusTweet] = []
        tweets.reserveCapacity(drafts.count)
        for (rank, index) in order.enumerated() {
            let draft = drafts[index]
            if let newer = tweets.last, newer.id == draft.id {
                throw draft.line.problem("The tweet occurs twice; delete one.")
            }
            func other(_ label: String?) throws(CorpusError) -> Int? {
                guard let label else { return nil }
                guard let target = labels[label] else { throw draft.line.problem("No tweet has id=\(label).") }
                guard ranks[target] > rank else {
                    throw draft.line.problem("The tweet with id=\(label) is not older than this one.")
                }
                return ranks[target]
            }
            if let label = draft.flags.retweets, let target = labels[label], drafts[target].flags.retweets != nil {
                throw draft.line.problem("The tweet with id=\(label) is a retweet itself; repeat the original.")
            }
            tweets.append(
                CorpusTweet(
                    id: draft.id, author: draft.author, createdAt: draft.createdAt, language: draft.line.fields[2],
                    text: draft.line.fields[4], retweetOf: try other(draft.flags.retweets),
                    replyTo: try other(draft.flags.answers)))
        }
        return tweets
    }
}

func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
    default: false
    }
}
