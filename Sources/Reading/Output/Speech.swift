import BookText

/// Puts lessons and errors into words for a screen reader. It's implemented elsewhere: putting marbles into words takes
/// all of Marbles, and the program that shows the first screen is built without it.
package protocol Speech: Sendable {
    /// The blocks of a lesson as sentences.
    func lines(of blocks: [MarkdownBlock], width: Int) -> [String]

    /// Code within a sentence.
    func code(_ text: String) -> String
}
