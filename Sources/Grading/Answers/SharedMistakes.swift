import Foundation

/// The messages of mistakes that many tasks share: `Solutions/Mistakes.md`.
///
///     ## effect in map
///     `map` makes values, but yours also has an effect.
///
/// An answer names one of them, as in `### colored in map · as effect in map`.
public struct SharedMistakes: Sendable, Equatable {
    /// One of them.
    struct Mistake: Sendable, Equatable {
        let title: String
        let message: MessageText
        /// The line of its heading, from 1.
        let line: Int
    }

    /// The file, from the top of the package.
    public static let path = "Solutions/Mistakes.md"

    private let mistakes: [Mistake]

    /// No shared mistakes.
    public init() { mistakes = [] }

    /// Reads the file.
    /// - Parameter path: the file, as errors name it.
    public init(_ text: String, path: String = path) throws(AnswersMistake) {
        var mistakes: [Mistake] = []
        var open: (title: String, line: Int, words: [String])?
        func close() throws(AnswersMistake) {
            guard let (title, line, words) = open else { return }
            guard !words.isEmpty else {
                throw AnswersMistake(path: path, line: line, sentence: "“\(title)” has no message. Write it below.")
            }
            if let other = mistakes.first(where: { $0.title.slug == title.slug }) {
                throw AnswersMistake(
                    path: path, line: line,
                    sentence: "The name “\(title)” is used twice. Line \(other.line) has it, too.")
            }
            mistakes.append(Mistake(title: title, message: MessageText(words.joined(separator: " ")), line: line))
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., lines) {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("## ") {
                try close()
                open = (String(words.dropFirst("## ".count)), number, [])
            } else if !words.isEmpty {
                open?.words.append(words)
            }
        }
        try close()
        self.mistakes = mistakes
    }

    /// Reads the file of a checkout; one that's missing has no mistakes.
    public init(in root: URL) throws(AnswersMistake) {
        let text = try? String(contentsOf: root.appending(path: Self.path), encoding: .utf8)
        try self.init(text ?? "")
    }

    /// The message of a mistake; nil if it isn't here.
    func message(of title: String) -> MessageText? { mistakes.first { $0.title == title }?.message }

    /// The names, in the order of the file.
    public var titles: [String] { mistakes.map(\.title) }
}
