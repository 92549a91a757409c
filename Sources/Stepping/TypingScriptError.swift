import Marbles

/// An error in a typing script, and its position.
package struct TypingScriptError: Error, Sendable, Equatable, CustomStringConvertible {
    package let script: String
    /// The position of the opening brace, from 1.
    package let column: Int
    /// What is wrong and how to fix it, without the script.
    package let sentence: String

    package var description: String {
        ([sentence] + script.pointed(at: column, indent: "  ")).joined(separator: "\n")
    }
}
