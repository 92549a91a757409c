import Marbles
import Reading

/// What a learner's examples are worth: whether the right answers pass them, and how many wrong answers don't.
public struct ExampleVerdict: Sendable {
    /// An example that refuses a right answer, so it contradicts the task.
    public struct Contradiction: Sendable {
        /// The number of the example, from 1.
        public let number: Int
        /// The example.
        public let example: Example
        /// A right answer's output, which the example forbids.
        public let right: [TimedEvent]
        /// What the example expects instead.
        public let expected: [TimedEvent]
        /// How many right answers do something other than what the example expects.
        public let refused: Int
    }

    /// The number of examples.
    public let count: Int
    /// The examples that contradict the task.
    public let contradictions: [Contradiction]
    /// The number of right answers.
    public let right: Int
    /// The number of wrong answers.
    public let wrong: Int
    /// The wrong answers that an example refuses. An example that contradicts the task doesn't count.
    public let caught: [TaskWords.ExampleLine]
    /// The other wrong answers.
    public let missed: [TaskWords.ExampleLine]

    /// Whether there are enough examples, all right answers pass them, and no wrong answer passes them all.
    public var isComplete: Bool {
        count >= Example.counts.lowerBound && contradictions.isEmpty && missed.isEmpty
    }
}

extension ExampleRun {
    /// The wrong answers that do the same as an earlier wrong answer in each example, so that they aren't needed.
    public var repeatedMisreadings: [TaskWords.ExampleLine] {
        wrong.indices.filter { wrong[..<$0].contains(wrong[$0]) }.map { task.wrong[$0] }
    }

    /// The verdict on the examples.
    public var verdict: ExampleVerdict {
        let expected = examples.map { task.compared($0.expected.events) }
        let contradictions = examples.indices.compactMap { index -> ExampleVerdict.Contradiction? in
            let refused = right.filter { $0[index] != expected[index] }
            guard let one = refused.first else { return nil }
            return ExampleVerdict.Contradiction(
                number: index + 1, example: examples[index], right: one[index] ?? [], expected: expected[index],
                refused: refused.count)
        }
        let unsound = Set(contradictions.map { $0.number - 1 })
        let sound = examples.indices.filter { !unsound.contains($0) }
        let isCaught = wrong.map { outcome in sound.contains { outcome[$0] != expected[$0] } }
        return ExampleVerdict(
            count: examples.count, contradictions: contradictions, right: right.count, wrong: wrong.count,
            caught: zip(task.wrong, isCaught).filter(\.1).map(\.0),
            missed: zip(task.wrong, isCaught).filter { !$0.1 }.map(\.0))
    }
}
