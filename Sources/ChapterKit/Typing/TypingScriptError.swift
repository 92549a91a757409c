import Marbles

/// Why a text is no typing script, and where.
public struct TypingScriptError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What can be wrong.
    public enum Problem: Sendable, Equatable {
        /// `{` without its `}`.
        case openBrace
        /// A word in braces that is no key and no pause.
        case unknownWord(String)
    }

    /// The script.
    public let script: String
    /// Where the problem begins: the number of its character, from 1.
    public let column: Int
    /// What is wrong.
    public let problem: Problem

    /// What is wrong and how to mend it, in a sentence; without the place.
    public var sentence: String {
        switch problem {
        case .openBrace:
            "The brace at column \(column) is never closed. Write `{delete}`, `{clear}` or a pause such as `{600ms}`, and `{{` for the brace itself."
        case .unknownWord(let word):
            """
            `{\(word)}` at column \(column) is no key. There are `{delete}`, `{clear}`, `{tab}`, `{return}`, `{allow}`, `{deny}` and pauses \
            such as `{600ms}` or `{2s}`.
            """
        }
    }

    /// The sentence, and below it the script with a caret under the place.
    public var description: String {
        ([sentence] + PointedText(script, column: column).lines(indent: "  ")).joined(separator: "\n")
    }
}
