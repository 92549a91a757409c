import BookText
import Reading

/// A question with exactly one right option, made by running the core.
public struct DrillQuestion: Sendable {
    /// One of the answers to choose from.
    public struct Option: Sendable {
        /// The answer as text: marbles, code, or words.
        public let text: String
        /// The wrong idea that leads to it; nil for the right one.
        public let misconception: Misconception?
        /// What the reader sees after choosing it.
        public let reply: String

        init(_ text: String, _ misconception: Misconception?, reply: String) {
            (self.text, self.misconception, self.reply) = (text, misconception, reply)
        }
    }

    /// What it was made from.
    public let spec: QuestionSpec
    /// The situation, the question, and the numbered options.
    package let blocks: [MarkdownBlock]
    /// Two to four.
    public let options: [Option]
    /// The index of the right option.
    public let answer: Int

    /// The wrong ideas that its options come from.
    public var misconceptions: Set<Misconception> { Set(options.compactMap(\.misconception)) }

    /// Checks that one option is right, that all others come from a misconception, and that all differ.
    /// - Returns: nil if they don't.
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

    /// The widest text that fits a window of 40 columns, below the margin of code.
    static let width = 38
}

extension [DrillQuestion.Option] {
    /// The options as a numbered list.
    var list: MarkdownBlock { .list(first: 1, items: map { [.paragraph($0.text)] }) }
}

extension MarkdownBlock {
    static func question(_ text: String) -> MarkdownBlock { .paragraph("**\(text)**") }
}

extension DrillQuestion {
    /// The question with its replies, for an author to read.
    package var asText: String {
        let replies = options.enumerated().map { index, option in
            let from = option.misconception.map { "  (\($0))" } ?? ""
            return "\(index == answer ? "+" : "-") \(option.text)\(from)\n    \(option.reply)"
        }
        return (["[\(spec)]"] + MarkdownRenderer(width: 40, colored: false).lines(blocks) + replies)
            .joined(separator: "\n")
    }
}
