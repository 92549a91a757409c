/// A line of an Answers.md that can't be read, or doesn't fit the solution.
public struct AnswersMistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file, from the top of the package.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// What is wrong, and what was expected.
    public let sentence: String

    /// The place and the sentence, as an editor reads them: `Solutions/05-Filter/Answers.md:34: …`.
    public var description: String { "\(path):\(line): \(sentence)" }
}
