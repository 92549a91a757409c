/// Parses the corpus files. Throws for mistakes, such as a tweet that's too long.
///
/// The format is described at the top of `Resources/authors.txt` and `Resources/tweets-….txt`.
struct CorpusReader {
    private(set) var authors: [Author] = []
    /// The authors' indices by their names in lowercase.
    private(set) var authorIndices: [String: Int] = [:]
    private var drafts: [Draft] = []
    /// The indices of the drafts with labels.
    private var labels: [String: Int] = [:]

    /// A tweet whose references to other tweets are still labels.
    private struct Draft {
        let line: Line
        let tweet: CorpusTweet
        var retweets: String?
        var answers: String?
    }

    private struct Line {
        let file: String
        let number: Int
        let fields: [String]

        func problem(_ sentence: String) -> CorpusError { CorpusError(file: file, line: number, problem: sentence) }
    }

    /// Splits lines into fields: `one | two | the rest, which may contain a |`. Skips blank lines, and comments such as
    /// `# …`, but not `#tag …`.
    private static func lines(_ bytes: [UInt8], file: String, fieldNames: [String]) throws(CorpusError) -> [Line] {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw CorpusError(file: file, line: nil, problem: "The file is not UTF-8; save it as UTF-8.")
        }
        let all = bytes.withUnsafeBufferPointer { bytes in
            var lines: [Line] = []
            var fields: [String] = []
            var (start, number) = (0, 1)
            for place in 0..<bytes.count + 1 {
                let byte = place == bytes.count ? 0x0A : bytes[place]
                if byte != 0x0A, byte != 0x7C { continue }
                if byte == 0x7C, fields.count == fieldNames.count - 1 { continue }
                fields.append(trimmed(bytes, start, place))
                start = place + 1
                if byte == 0x7C { continue }
                let isComment = fields[0].hasPrefix("# ") || fields[0].hasPrefix("##") || fields[0] == "#"
                if !isComment, fields != [""] { lines.append(Line(file: file, number: number, fields: fields)) }
                fields = []
                number += 1
            }
            return lines
        }
        for line in all where line.fields.count != fieldNames.count {
            let names = fieldNames.joined(separator: " | ")
            throw line.problem("There are \(line.fields.count) fields, but a line has \(fieldNames.count): \(names).")
        }
        return all
    }

    private static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
        var (start, end) = (start, end)
        while start < end, bytes[start] == 0x20 { start += 1 }
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    mutating func readAuthors(_ bytes: [UInt8], file: String) throws(CorpusError) {
        let names = ["screen_name", "name", "language", "location", "time zone", "link", "biography"]
        for line in try Self.lines(bytes, file: file, fieldNames: names) {
            let fields = line.fields
            let name = fields[0]
            guard name.utf8.allSatisfy(isNameByte), (1...15).contains(name.utf8.count) else {
                throw line.problem("\"\(name)\" is not a screen name: 1 to 15 letters a-z, digits and underscores.")
            }
            guard authorIndices.updateValue(authors.count, forKey: name.lowercased()) == nil else {
                throw line.problem("There is a second \"\(name)\"; a name must be unique.")
            }
            authors.append(
                Author(
                    screenName: name, name: fields[1], language: fields[2], location: fields[3],
                    timeZone: try Self.timeZone(line), biography: fields[6], link: fields[5] == "-" ? nil : fields[5]))
        }
    }

    private static func timeZone(_ line: Line) throws(CorpusError) -> (name: String, secondsFromUTC: Int)? {
        let text = line.fields[4]
        if text == "-" { return nil }
        guard let space = text.lastIndex(of: " "), let seconds = Int(text[text.index(after: space)...]) else {
            let form = "a name and the seconds east of Greenwich, like \"Stockholm 3600\", or \"-\""
            throw line.problem("\"\(text)\" is not a time zone: \(form).")
        }
        return (String(text[..<space]), seconds)
    }

    mutating func readTweets(_ bytes: [UInt8], file: String) throws(CorpusError) {
        let names = ["author", "minutes ago", "language", "flags", "text"]
        for line in try Self.lines(bytes, file: file, fieldNames: names) {
            let (name, minutes, language, text) = (line.fields[0], line.fields[1], line.fields[2], line.fields[4])
            guard let author = authorIndices[name.lowercased()] else {
                throw line.problem("There is no author \"\(name)\"; add one to authors.txt or correct the name.")
            }
            guard let minutesAgo = Int(minutes), (-100_000...1_000_000).contains(minutesAgo) else {
                throw line.problem("\"\(minutes)\" is not a number of minutes.")
            }
            guard (2...3).contains(language.utf8.count), language.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else {
                throw line.problem("\"\(language)\" is not a language: two or three lowercase letters, like en or pt.")
            }
            let numbers = SeededNumbers(name: name + minutes + line.fields[3] + text)
            var draft = Draft(
                line: line,
                tweet: CorpusTweet(
                    author: author, minutesAgo: minutesAgo, language: language, text: text, numbers: numbers))
            try readFlags(to: &draft)
            if draft.retweets == nil, text.isEmpty { throw line.problem("The text is missing.") }
            if draft.retweets != nil, !text.isEmpty { throw line.problem("A retweet has no text; leave it empty.") }
            // Few texts have that many bytes, and a text never has more characters than bytes.
            let length = text.utf8.count > TweetText.maximumLength ? TweetText(text).length : 0
            guard length <= TweetText.maximumLength else {
                throw line.problem("The text is \(length) characters long; the limit is 140 (a link counts as 22).")
            }
            drafts.append(draft)
        }
    }

    private mutating func readFlags(to draft: inout Draft) throws(CorpusError) {
        let flags = draft.line.fields[3]
        for word in flags.split(separator: " ") where flags != "-" {
            let label = String(word.dropFirst(3))
            switch label.isEmpty ? "" : word.prefix(3) {
            case "id=":
                guard labels.updateValue(drafts.count, forKey: label) == nil else {
                    throw draft.line.problem("There is a second tweet with id=\(label).")
                }
            case "rt=": draft.retweets = label
            case "re=": draft.answers = label
            default:
                throw draft.line.problem(
                    "\"\(word)\" is not a flag; use id=LABEL, rt=LABEL, re=LABEL, or \"-\" for none.")
            }
        }
    }

    /// The tweets, newest first, with references to each other.
    func tweets() throws(CorpusError) -> [CorpusTweet] {
        let ids = drafts.map { $0.tweet.id }
        let order = ids.indices.sorted { ids[$0] > ids[$1] }
        var ranks = [Int](repeating: 0, count: drafts.count)
        for (rank, draft) in order.enumerated() { ranks[draft] = rank }

        var tweets: [CorpusTweet] = []
        for (rank, index) in order.enumerated() {
            let draft = drafts[index]
            if tweets.last?.id == draft.tweet.id { throw draft.line.problem("The tweet occurs twice; delete one.") }
            func other(_ label: String) throws(CorpusError) -> Int {
                guard let target = labels[label] else { throw draft.line.problem("No tweet has id=\(label).") }
                guard ranks[target] > rank else {
                    throw draft.line.problem("The tweet with id=\(label) is not older than this one.")
                }
                return ranks[target]
            }
            if let label = draft.retweets, let target = labels[label], drafts[target].retweets != nil {
                throw draft.line.problem("The tweet with id=\(label) is a retweet itself; repeat the original.")
            }
            tweets.append(draft.tweet)
            if let label = draft.retweets { tweets[rank].retweetOf = try other(label) }
            if let label = draft.answers { tweets[rank].replyTo = try other(label) }
        }
        return tweets
    }
}

/// Whether an ASCII character may occur in a screen name.
func isNameByte(_ byte: UInt8) -> Bool {
    let lowercased = byte | 0x20
    return lowercased >= 0x61 && lowercased <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
}
