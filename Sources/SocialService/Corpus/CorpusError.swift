/// A mistake in a file of the corpus.
public struct CorpusError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file's name.
    public let file: String
    /// The number of the line, from 1; nil if the whole file is wrong.
    public let line: Int?
    /// What is wrong and what to do about it, in a sentence.
    public let problem: String

    public var description: String {
        line.map { "\(file), line \($0): \(problem)" } ?? "\(file): \(problem)"
    }
}
