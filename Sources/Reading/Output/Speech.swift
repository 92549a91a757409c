import BookText

/// Puts lessons and errors into words for a screen reader. The implementation is in another module: it needs Marbles,
/// and the program that shows the first screen is built without Marbles.
package protocol Speech: Sendable {
    /// The blocks of a lesson as sentences.
    func lines(of blocks: [MarkdownBlock], width: Int) -> [String]

    /// The words for code within a sentence.
    func code(_ text: String) -> String
}
