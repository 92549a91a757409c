/// A question that a lesson asks before it shows what happens.
///
/// In a lesson, a guess is a fenced block. The one right option has a `+`. Below each option is the reply to it:
///
///     ```guess
///     How often does the color change while you type "mag"?
///     - three times
///       The text that is there already counts, too.
///     + four times
///       Once for the empty text, then once per key.
///     ```
package struct Guess: Equatable, Sendable {
    package struct Option: Equatable, Sendable {
        package var text: String
        package var reply: String
    }

    package let question: String
    package let options: [Option]
    package let answer: Int

    /// Reads the lines of a fenced block.
    /// - Returns: nil unless they hold a question, two to four options with a reply each, and exactly one right one.
    package init?(_ lines: [String]) {
        let isOption = { (line: String) in line.hasPrefix("- ") || line.hasPrefix("+ ") }
        let head = lines.prefix { !isOption($0) }
        var options: [Option] = []
        var right: [Int] = []
        for line in lines.dropFirst(head.count) {
            if isOption(line) {
                if line.hasPrefix("+") { right.append(options.count) }
                options.append(Option(text: String(line.dropFirst(2)), reply: ""))
            } else {
                let reply = options[options.count - 1].reply
                options[options.count - 1].reply = (reply.isEmpty ? "" : reply + " ") + line[...].trimmed
            }
        }
        question = head.map { String($0[...].trimmed) }.joined(separator: " ")
        guard !question.isEmpty, (2...4).contains(options.count), right.count == 1,
            options.allSatisfy({ !$0.reply.isEmpty })
        else { return nil }
        self.options = options
        answer = right[0]
    }

    package var blocks: [MarkdownBlock] {
        [
            .paragraph("**\(question)**"),
            .list(first: 1, items: options.map { [.paragraph(Self.isLane($0.text) ? "`\($0.text)`" : $0.text)] }),
        ]
    }

    /// Whether an option is a lane of marbles, where a star or an underscore isn't emphasis.
    private static func isLane(_ text: String) -> Bool {
        text.hasPrefix("-") || text.contains("--") && !text.contains("`")
    }

    package var choices: String {
        (1..<options.count).map(String.init).joined(separator: ", ") + " or \(options.count)"
    }
}
