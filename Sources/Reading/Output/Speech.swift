import BookText

/// How lessons and errors are said to a reader who listens. (Marbles are said in words, and a reader who looks needs none
/// of that before the rest of the workbook is built.)
package protocol Speech: Sendable {
    /// Blocks of a lesson as sentences.
    func lines(of blocks: [MarkdownBlock], width: Int) -> [String]

    /// Code within a sentence.
    func code(_ text: String) -> String
}
