import Marbles

/// What a learner expects of a task, before writing any code: an input and its output.
///
///     keys      swi<--------
///     expected  -
public struct Example: Sendable, Equatable {
    /// The name of an example's second lane.
    public static let expectedName = "expected"

    /// How many examples a task needs, and how many it allows.
    public static let counts = 2...6

    /// One of the two lanes.
    public struct Lane: Sendable, Equatable {
        /// The marbles as they're written.
        public let marbles: String
        /// The line of the file, from 1.
        public let line: Int
        let diagram: MarbleDiagram

        /// The events, in order.
        public var events: [TimedEvent] { diagram.events }
    }

    /// The input.
    public let input: Lane
    /// The expected output.
    public let expected: Lane
}
