/// A mistake in a marble diagram, and its position.
public struct MarbleSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kinds of mistake.
    public enum Problem: Sendable, Equatable {
        /// `[` without its `]`.
        case openGroup
        /// `]` without a `[`.
        case strayGroupEnd
        /// `[` inside a group.
        case nestedGroup
        /// `[]`.
        case emptyGroup
        /// A step of time or a jump inside a group, which is one step.
        case timeInGroup
        /// `'` without its closing `'`.
        case openQuote
        /// A jump of more than a day.
        case jumpTooLong
        /// A backslash between quotes without a valid escape sequence.
        case unknownEscape
        /// An event after the end of the signal.
        case eventAfterEnd
    }

    /// The line of marbles.
    public let marbles: String
    /// The column at which the mistake begins, from 1.
    public let column: Int
    /// The kind of mistake.
    public let problem: Problem

    /// The problem in a sentence, without the position.
    public var sentence: String {
        switch problem {
        case .openGroup: "The group that begins here has no end: close it with `]`."
        case .strayGroupEnd: "This `]` closes nothing: there is no `[` before it."
        case .nestedGroup: "A group can't contain another one: a group is one step already."
        case .emptyGroup: "This group is empty: write `-` for a step in which nothing happens."
        case .timeInGroup: "No time passes inside a group: it is one step."
        case .openQuote: "The text that begins here has no end: close it with `'`."
        case .jumpTooLong: "A jump in time is at most a day, `86400s`."
        case .unknownEscape:
            "Between quotes, a backslash needs `'`, `n`, `t`, another backslash, or a number as in `u{1b}` after it."
        case .eventAfterEnd: "The signal has already ended: nothing can follow `|` or `#`."
        }
    }

    /// The column and the sentence, then the line with a caret under the mistake.
    public var description: String {
        (["Column \(column): \(sentence)"] + marbles.pointed(at: column)).joined(separator: "\n")
    }
}
