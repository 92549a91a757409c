import Reading

extension [MarkdownBlock] {
    var docC: String { map(\.docC).filter { !$0.isEmpty }.joined(separator: "\n\n") }
}

extension MarkdownBlock {
    fileprivate var docC: String {
        switch self {
        case .heading(let level, let text): String(repeating: "#", count: level) + " " + text
        // A line that begins with "@" would be a directive.
        case .paragraph(let text): (text.hasPrefix("@") ? "\\" : "") + text.keepingDashes.replacing("\n", with: "\\\n")
        case .code(let info, let lines): (["````" + info] + lines + ["````"]).joined(separator: "\n")
        case .list(let first, let items):
            items.enumerated().map { index, blocks in
                blocks.docC.indented(first: first.map { "\($0 + index). " } ?? "- ")
            }.joined(separator: "\n")
        case .table(let header, let rows):
            ([header, header.map { _ in "---" }] + rows).map { cells in
                "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
            }.joined(separator: "\n")
        case .quote(let blocks): blocks.docC.indented(first: "> ", others: "> ")
        case .comment: ""
        }
    }
}

extension String {
    /// The text with its double dashes escaped. Outside of code, DocC would turn them into a long dash.
    fileprivate var keepingDashes: String {
        split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { index, part in index % 2 == 0 ? String(part).replacing("--", with: "\\-\\-") : String(part) }
            .joined(separator: "`")
    }

    /// Prefixes the first line with `first`, and the others with `others` or, if that's nil, as many spaces.
    func indented(first: String, others: String? = nil) -> String {
        let others = others ?? String(repeating: " ", count: first.count)
        return split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { index, line in
                let indentation = index == 0 ? first : others
                return line.isEmpty ? String(indentation[...].trimmed) : indentation + line
            }
            .joined(separator: "\n")
    }
}
