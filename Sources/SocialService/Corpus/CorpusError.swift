/// What is wrong with a file of the corpus.
public struct CorpusError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file's name.
    public let file: String
    /// The line, counted from 1; nil when it is about the whole file.
    public let line: Int?
    /// What is wrong and what to do, in a sentence.
    public let problem: String

    public var description: String {
        line.map { "\(file), line \($0): \(problem)" } ?? "\(file): \(problem)"
    }
}
