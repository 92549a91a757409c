/// Why a line is no marble diagram, and where.
public struct MarbleSyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What can be wrong.
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
        /// `'` without its twin.
        case openQuote
        /// A number without `ms` or `s`.
        case jumpWithoutUnit
        /// A number that is more than a day.
        case jumpTooLong
        /// A backslash between quotes with a sign after it that it cannot stand before, or with none.
        case unknownEscape
        /// A value, a failure or a completion behind the end of the signal.
        case eventAfterEnd
    }

    /// The line.
    public let marbles: String
    /// Where the problem begins: the number of its character, from 1.
    public let column: Int
    /// What is wrong.
    public let problem: Problem

    /// An error at a column.
    public init(marbles: String, column: Int, problem: Problem) {
        self.marbles = marbles
        self.column = column
        self.problem = problem
    }

    /// What is wrong and how to mend it, in a sentence; without the place.
    public var sentence: String {
        switch problem {
        case .openGroup: "The group that begins here has no end: close it with `]`."
        case .strayGroupEnd: "This `]` closes nothing: there is no `[` before it."
        case .nestedGroup: "A group cannot hold another one: a group is one step already."
        case .emptyGroup: "This group is empty: write `-` for a step in which nothing happens."
        case .timeInGroup: "No time passes inside a group: it is one step."
        case .openQuote: "The text that begins here has no end: close it with `'`."
        case .jumpWithoutUnit:
            "A number is a jump in time and needs a unit, as in `600ms` or `2s`; write `'1'` for a value."
        case .jumpTooLong: "A jump in time is at most a day, `86400s`."
        case .unknownEscape:
            "Between quotes a backslash stands before `'`, another backslash, `n`, `t`, or a number as in `u{1b}`."
        case .eventAfterEnd: "The signal has ended before this: nothing follows `|` or `#`."
        }
    }

    /// The sentence with its column, and below it the line with a caret under the place.
    public var description: String {
        "Column \(column): \(sentence)\n\(PointedText(marbles, column: column))"
    }
}
