/// A task's words, as Tasks.md has them.
public struct TaskWords: Sendable, Equatable {
    /// Its number in the chapter, from 1.
    public let number: Int
    /// Its title, as it follows the number in the exercise's mark.
    public let title: String
    /// What kind of work it asks for, in a word.
    public let kind: String
    /// Whether examples can be written for it before the code.
    public let hasExamples: Bool
    /// What it asks for.
    public let goal: PlacedText
    /// Three hints, each more direct than the one before.
    public let hints: [PlacedText]
    /// What is said after a pass.
    public let passed: PlacedText
    /// The line of its heading, from 1.
    public let line: Int
}
