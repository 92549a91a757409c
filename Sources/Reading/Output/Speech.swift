/// Puts lessons and errors into words for a screen reader. It's a protocol because the program that shows the first
/// screen is built without Marbles, which the full implementation needs.
package protocol Speech: Sendable {
    func lines(of blocks: [MarkdownBlock], width: Int) -> [String]

    /// The words for code within a sentence.
    func code(_ text: String) -> String
}
