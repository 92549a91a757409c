import Foundation
import Reading

/// The messages of mistakes that many tasks share: `Solutions/Mistakes.md`.
///
///     ## effect in map
///     `map` makes values, but yours also has an effect.
///
/// An answer names such a mistake, as in `### colored in map · as effect in map`. A heading can name a helpful hint:
/// `## hot · hint 1`. `## how a run is said` lists words for the first difference from the solution (``RunPhrases``).
public struct SharedMistakes: Sendable {
    struct Mistake: Sendable {
        let title: String
        /// The title as an ID: "effect-in-map".
        let name: String
        let message: MessageText
        let hint: Int?
        let line: Int
    }

    /// The file, relative to the package root.
    public static let path = "Solutions/Mistakes.md"

    private let mistakes: [Mistake]

    let phrases: RunPhrases

    private static let phrasesTitle = "how a run is said"

    /// No shared mistakes.
    public init() { (mistakes, phrases) = ([], RunPhrases()) }

    /// Reads the file.
    /// - Parameter path: the file, as errors name it.
    public init(_ text: String, path: String = path) throws(BookFile.FormatError) {
        var mistakes: [Mistake] = []
        var phrases = RunPhrases()
        var open: (title: String, line: Int, words: [String])?
        func close() throws(BookFile.FormatError) {
            guard let (heading, line, words) = open, heading != Self.phrasesTitle else { return }
            let parts = heading.split(separator: "·", omittingEmptySubsequences: false).map { String($0.trimmed) }
            let title = parts[0]
            let hint = parts.dropFirst().first.flatMap { $0.hasPrefix("hint ") ? Int($0.dropFirst(5)) : nil }
            guard !title.isEmpty, parts.count == (hint == nil ? 1 : 2) else {
                throw BookFile.FormatError(path: path, line: line, sentence: "Expected a name, and perhaps `· hint 1`.")
            }
            guard !words.isEmpty else {
                throw BookFile.FormatError(
                    path: path, line: line, sentence: "“\(title)” has no message. Write it below.")
            }
            let name = title.slug
            if let other = mistakes.first(where: { $0.name == name }) {
                throw BookFile.FormatError(
                    path: path, line: line,
                    sentence: "The name “\(title)” is used twice. Line \(other.line) has it, too.")
            }
            let message = MessageText(words.joined(separator: " "))
            mistakes.append(Mistake(title: title, name: name, message: message, hint: hint, line: line))
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., lines) {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("## ") {
                try close()
                open = (String(words.dropFirst("## ".count)), number, [])
            } else if open?.title == Self.phrasesTitle {
                guard words.isEmpty || phrases.read(words) else {
                    throw BookFile.FormatError(
                        path: path, line: number, sentence: "Expected `- lane: subject | verb | verbs`, or an event.")
                }
            } else if !words.isEmpty {
                open?.words.append(words)
            }
        }
        try close()
        (self.mistakes, self.phrases) = (mistakes, phrases)
    }

    /// Reads the file of a checkout.
    /// - Throws: `BookFile.Unreadable`, or `BookFile.FormatError`.
    public init(in root: URL) throws {
        try self.init(BookFile.text(of: Self.path, in: root))
    }

    subscript(name: String) -> Mistake? { mistakes.first { $0.name == name } }

    /// Also true for "first difference", for which the file has one text per kind.
    func has(_ title: String) -> Bool { self[title.slug] != nil || title.slug == Finding.firstDifference }

    /// An error, with the file and the line, for each mistake that `used` lacks. The texts of the first difference
    /// count as used.
    public func faults(ofUnused used: Set<String>) -> [String] {
        mistakes.filter { !used.contains($0.name) && !$0.name.hasPrefix(Finding.firstDifference) }.map {
            "\(Self.path):\($0.line): No judge and no answer names the mistake “\($0.title)”."
        }
    }

    /// The titles of the mistakes, in the order of the file.
    public var titles: [String] { mistakes.map(\.title) }
}

/// The words for the events of a run, from the list in Mistakes.md:
///
///     - log: the log | show | shows
///     - shown: the list of results | show | shows | tweet
///     - completed: complete | completes
///
/// A lane has a subject and a verb. If its values are lists, a noun says of what. An event that isn't a
/// value has only a verb.
public struct RunPhrases: Sendable {
    struct LaneWords: Sendable {
        let subject: String
        let verb: String
        let verbs: String
        /// What each item of a value is, if a value is a list.
        let noun: String?
    }

    private var lanes: [String: LaneWords] = [:]
    private var events: [String: (verb: String, verbs: String)] = [:]

    /// Reads a line of the list.
    /// - Returns: false if the line has another format.
    mutating func read(_ line: String) -> Bool {
        guard line.hasPrefix("- "), let colon = line.firstIndex(of: ":") else { return false }
        let name = String(line[..<colon].dropFirst(2))
        let parts = line[line.index(after: colon)...].split(separator: "|").map { String($0.trimmed) }
        switch parts.count {
        case 2: events[name] = (parts[0], parts[1])
        case 3, 4:
            lanes[name] = LaneWords(subject: parts[0], verb: parts[1], verbs: parts[2], noun: parts.dropFirst(3).first)
        default: return false
        }
        return true
    }

    subscript(lane: String) -> LaneWords {
        lanes[lane] ?? LaneWords(subject: "the lane “\(lane)”", verb: "show", verbs: "shows", noun: nil)
    }

    func verbs(of event: String) -> (verb: String, verbs: String) { events[event] ?? (event, event) }
}
