import Marbles

/// An error in a typing script, and its position.
package struct TypingScriptError: Error, Sendable, Equatable, CustomStringConvertible {
    package enum Problem: Sendable, Equatable {
        /// `{` without its `}`.
        case openBrace
        /// A word in braces that isn't a key, a pause, or a time.
        case unknownWord(String)
        /// A time before the previous key's time.
        case tooEarly(String)
    }

    package let script: String
    /// The position of the opening brace, from 1.
    package let column: Int
    package let problem: Problem

    /// What is wrong and how to fix it, without the script.
    package var sentence: String {
        switch problem {
        case .openBrace:
            """
            The brace at column \(column) is never closed. Write a key such as `{delete}`, a pause such as `{600ms}`, \
            or `{{` for a brace.
            """
        case .unknownWord(let word):
            """
            `{\(word)}` at column \(column) is not a key. The keys are `{delete}`, `{clear}`, `{tab}`, `{return}`, \
            `{allow}`, `{deny}` and pauses such as `{600ms}` or `{2s}`.
            """
        case .tooEarly(let word):
            """
            `{\(word)}` at column \(column) is before the key before it. Each key comes 120 ms after the previous one; \
            give a later time.
            """
        }
    }

    package var description: String {
        ([sentence] + script.pointed(at: column, indent: "  ")).joined(separator: "\n")
    }
}
