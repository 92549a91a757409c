import Reading

/// A question with exactly one right option, which a run of the core determines.
public struct DrillQuestion: Sendable {
    /// An answer to choose.
    public struct Option: Sendable {
        /// The answer's text: marbles, code, or words.
        public let text: String
        /// The misconception behind a wrong answer; nil for the right answer.
        public let misconception: Misconception?
        /// The reply to the reader's choice.
        public let reply: String

        init(_ text: String, _ misconception: Misconception?, reply: String) {
            (self.text, self.misconception, self.reply) = (text, misconception, reply)
        }
    }

    /// The question's specification.
    public let spec: QuestionSpec
    package let blocks: [MarkdownBlock]
    /// The options, at least two and at most four.
    public let options: [Option]
    /// The index of the right option.
    public let answer: Int

    /// The misconceptions behind the options.
    public var misconceptions: Set<Misconception> { Set(options.compactMap(\.misconception)) }

    /// Checks that there are two to four options, that exactly one is right, and that all options differ.
    /// - Returns: nil if a check fails.
    init?(_ spec: QuestionSpec, options: [Option], ask: ([Option]) -> [MarkdownBlock]) {
        let right = options.indices.filter { options[$0].misconception == nil }
        guard right.count == 1, (2...4).contains(options.count), Set(options.map(\.text)).count == options.count else {
            return nil
        }
        self.spec = spec
        self.options = options
        answer = right[0]
        blocks = ask(options)
    }

    /// The maximum width of a drawing in columns, for a window of 40 columns with the margin of code.
    static let width = 38
}

extension [DrillQuestion.Option] {
    var list: MarkdownBlock { .list(first: 1, items: map { [.paragraph($0.text)] }) }
}

extension MarkdownBlock {
    static func question(_ text: String) -> MarkdownBlock { .paragraph("**\(text)**") }
}

extension DrillQuestion {
    /// The question with its replies, for an author.
    package var asText: String {
        let replies = options.enumerated().map { index, option in
            let from = option.misconception.map { "  (\($0))" } ?? ""
            return "\(index == answer ? "+" : "-") \(option.text)\(from)\n    \(option.reply)"
        }
        return (["[\(spec)]"] + MarkdownRenderer(width: 40, colored: false).lines(blocks) + replies)
            .joined(separator: "\n")
    }
}
