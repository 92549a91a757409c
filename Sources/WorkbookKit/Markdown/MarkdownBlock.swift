/// One block of a lesson's text. Inline markup (emphasis, code, links) is still in the strings; ``InlineMarkdown`` reads it.
indirect enum MarkdownBlock: Equatable, Sendable {
    case heading(level: Int, String)
    case paragraph(String)
    /// A fenced block: the words after the fence, and the lines between the fences as they are.
    case code(info: String, lines: [String])
    /// A list: the number of its first item, or nil for bullets.
    case list(first: Int?, items: [[MarkdownBlock]])
    case table(header: [String], rows: [[String]])
    case quote([MarkdownBlock])
    case rule
}
