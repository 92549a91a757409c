/// Something a student could hand in to stop the grader, to fool it, or to leave something behind. `graders attack`
/// makes them from a grammar and a seed.
///
/// It's written as one line: its kind, then its parts, each with a number.
///
///     text "\(*5000
///     recording next*3800000
public struct HostileInput: Sendable, Equatable, CustomStringConvertible {
    /// What is handed in.
    public enum Kind: String, Sendable, CaseIterable {
        /// A program that is played in isolation.
        case program
        /// A text that is only read.
        case text
        /// What a program reports in place of its player.
        case recording
        /// The folder with the submissions.
        case folder
        /// A file that forges its own verdict.
        case forgery
        /// The window of a learner who asks for help.
        case window
    }

    /// A word of the kind's grammar, and how often or how much.
    public struct Part: Sendable, Equatable {
        public var word: String
        public var count: Int

        init(_ word: String, _ count: Int) { (self.word, self.count) = (word, count) }
    }

    public var kind: Kind
    public var parts: [Part]

    public init(_ kind: Kind, _ parts: [Part]) { (self.kind, self.parts) = (kind, parts) }

    /// Reads a line; nil if it isn't an input.
    public init?(line: some StringProtocol) {
        let words = line.split(separator: " ")
        guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
        self.init(kind, [])
        for word in words.dropFirst() {
            guard let star = word.lastIndex(of: "*"), let count = Int(word[word.index(after: star)...]) else {
                return nil
            }
            parts.append(Part(Self.unescaped(word[..<star]), count))
        }
    }

    /// The line.
    public var description: String {
        ([kind.rawValue] + parts.map { "\(Self.escaped($0.word))*\($0.count)" }).joined(separator: " ")
    }

    /// Inputs without one of the parts, or with a smaller number, the smallest first.
    public var shorter: [HostileInput] {
        var inputs: [HostileInput] = []
        for index in parts.indices where parts.count > 1 {
            var input = self
            input.parts.remove(at: index)
            inputs.append(input)
        }
        for index in parts.indices {
            for count in [1, parts[index].count / 10, parts[index].count / 2]
            where count > 0 && count < parts[index].count {
                var input = self
                input.parts[index].count = count
                inputs.append(input)
            }
        }
        return inputs
    }

    private static let escapes = [
        (" ", "␠"), ("\n", "␤"), ("\r", "␍"), ("\u{0}", "␀"), ("\u{1B}", "␛"), ("\u{301}", "◌"),
    ]

    private static func escaped(_ word: String) -> String {
        escapes.reduce(word) { $0.replacing($1.0, with: $1.1) }
    }

    private static func unescaped(_ word: some StringProtocol) -> String {
        escapes.reduce(String(word)) { $0.replacing($1.1, with: $1.0) }
    }
}
