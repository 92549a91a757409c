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
    public struct Timeline: Sendable, Equatable {
        /// The marbles as they're written.
        public let marbles: String
        /// The line of the file, from 1.
        public let line: Int
        let diagram: MarbleDiagram

        /// The events, in order.
        public var events: [TimedEvent] { diagram.events }
    }

    /// The input.
    public let input: Timeline
    /// The expected output.
    public let expected: Timeline
}

/// Why a learner's examples can't be read, and where: a sentence, and below it the lane with a caret.
public struct ExampleMistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// The line of the file, from 1.
    public let line: Int
    /// What is wrong, and what to do.
    public let sentence: String
    /// The lane, and the caret below it; empty if the mistake has no column.
    public let place: [String]

    init(line: Int, _ sentence: String, marbles: String = "", column: Int? = nil) {
        self.line = line
        self.sentence = sentence
        place = column.map { marbles.pointed(at: $0, indent: "  ") } ?? []
    }

    /// The sentence after its file and line, and the lane below it.
    public func text(in file: String) -> String {
        (["\(file):\(line): \(sentence)"] + place).joined(separator: "\n")
    }

    /// The sentence after its line, and the lane below it.
    public var description: String { text(in: "line") }
}
