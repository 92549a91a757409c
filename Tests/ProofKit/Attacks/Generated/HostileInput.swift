/// An input with which a student could stop or fool the grader, or leave files or processes behind. `graders attack`
/// makes such inputs from a grammar and a seed.
///
/// An input is one line: its kind, then its parts, each with a count.
///
///     text "\(*5000
///     recording next*3800000
public struct HostileInput: Sendable, Equatable, CustomStringConvertible {
    /// The kind of input.
    public enum Kind: String, Sendable, CaseIterable {
        /// A program that is played in isolation.
        case program
        /// A submission's text, which is read but not played.
        case text
        /// A recording that a program forges.
        case recording
        /// A folder of submissions.
        case folder
        /// A file that forges its own verdict.
        case forgery
        /// A window width at which a program prints help or an error.
        case window
    }

    /// A word of the kind's grammar, and a count, such as a number of repetitions or bytes.
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

    /// The input as a line.
    public var description: String {
        ([kind.rawValue] + parts.map { "\(Self.escaped($0.word))*\($0.count)" }).joined(separator: " ")
    }

    /// The inputs without one of the parts, then the inputs with a smaller count of one part.
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
