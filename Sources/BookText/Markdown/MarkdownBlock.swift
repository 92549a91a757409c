/// One block of a lesson's text. The strings contain inline markup (emphasis, code, links), which ``InlineMarkdown``
/// reads.
package indirect enum MarkdownBlock: Equatable, Sendable {
    case heading(level: Int, String)
    case paragraph(String)
    /// A fenced block: the words after the fence, and the lines between the fences as they are.
    case code(info: String, lines: [String])
    /// A list: the number of its first item, or nil for bullets.
    case list(first: Int?, items: [[MarkdownBlock]])
    case table(header: [String], rows: [[String]])
    case quote([MarkdownBlock])
    case rule
    /// A comment on separate lines, which isn't shown.
    case comment(String)
}
