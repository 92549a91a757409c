import BookText

/// How lessons and errors are said to a reader who listens. It's made elsewhere: to say marbles takes all of Marbles,
/// and the first screen is built without it.
package protocol Speech: Sendable {
    /// Blocks of a lesson as sentences.
    func lines(of blocks: [MarkdownBlock], width: Int) -> [String]

    /// Code within a sentence.
    func code(_ text: String) -> String
}
