import Marbles
import Reading
import Terminal

/// Lessons for a screen reader: headings are announced, tables are read row by row, and diagrams become sentences.
///
/// In a lesson, a comment before a drawing contains its description: `<!-- spoken: The field holds its subscriber. -->`
struct SpokenMarkdown {
    let width: Int

    func lines(_ blocks: [MarkdownBlock]) -> [String] {
        var lines: [String] = []
        for block in Self.withDrawingsInWords(blocks) {
            let sentences = sentences(block)
            guard !sentences.isEmpty else { continue }
            if !lines.isEmpty { lines.append("") }
            let isCode = if case .code(let info, _) = block { info.hasPrefix("swift") } else { false }
            lines += isCode ? sentences : sentences.flatMap { StyledText($0).wrapped(to: width).map(\.text) }
        }
        return lines
    }

    private static func withDrawingsInWords(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        var words: String?
        return blocks.compactMap { block in
            if case .comment(let text) = block, text.hasPrefix(Lesson.spokenMark) {
                words = String(text.dropFirst(Lesson.spokenMark.count)[...].trimmed)
                return nil
            }
            defer { words = nil }
            return words.map { .paragraph("Diagram: " + $0) } ?? block
        }
    }

    // MARK: Blocks

    private func sentences(_ block: MarkdownBlock) -> [String] {
        switch block {
        case .heading(let level, let text): [(level == 1 ? "Chapter: " : "Heading: ") + inline(text)]
        case .paragraph(let text): inline(text).split(separator: "\n").map(String.init)
        case .code(let info, let lines): code(info.split(separator: " ").first.map(String.init) ?? "", lines)
        case .list(let first, let items): list(first, items)
        case .table(let header, let rows): table(header, rows)
        case .quote(let blocks): ["Quote:"] + blocks.flatMap(sentences) + ["End of quote."]
        case .comment: []
        }
    }

    private func list(_ first: Int?, _ items: [[MarkdownBlock]]) -> [String] {
        items.enumerated().flatMap { offset, blocks in
            var lines = blocks.flatMap(sentences)
            let lead = first.map { "\($0 + offset). " } ?? "Item \(offset + 1) of \(items.count): "
            if lines.isEmpty { lines = [""] }
            lines[0] = lead + lines[0]
            return lines
        }
    }

    private func table(_ header: [String], _ rows: [[String]]) -> [String] {
        ["Table with \(rows.count) rows."]
            + rows.map { row in
                zip(header, row).filter { !$1.isEmpty }.map { name, cell in
                    name.isEmpty ? inline(cell) : "\(inline(name)): \(inline(cell))"
                }.joined(separator: "; ") + "."
            }
    }

    private func code(_ language: String, _ lines: [String]) -> [String] {
        switch language {
        case "swift":
            ["Swift code, \(lines.count) line\(lines.count == 1 ? "" : "s"):"] + lines + ["End of code."]
        case "console": console(lines)
        case "marbles": diagram(lines) ?? lines.map(SpokenText.line)
        default: ["Text:"] + lines.map(SpokenText.line).filter { !$0.isEmpty } + ["End of text."]
        }
    }

    // MARK: Diagrams

    private func diagram(_ lines: [String]) -> [String]? {
        DrawnLanes(lines).map { ["Marble diagram:"] + $0.sentences }
    }

    private func console(_ lines: [String]) -> [String] {
        let parts = lines.split { $0[...].isBlank }
        let said = parts.flatMap { part -> [String] in
            if part.first?.hasPrefix("ms ") == true, let diagram = diagram(Array(part)) { return diagram }
            return part.map { line in ConsoleLine(line).map { "Command: \($0.text)" } ?? SpokenText.line(line) }
        }
        return said.allSatisfy { $0.hasPrefix("Command: ") } ? said : said + ["End of output."]
    }

    // MARK: Words

    private func inline(_ markdown: String) -> String {
        let text = InlineMarkdown(colored: false, sayCode: MarbleDiagram.spokenCode).text(markdown).text
        let words = text.split(separator: " ")
        let said = words.enumerated().map { index, word -> String in
            guard word.contains("--"), let marbles = MarbleDiagram.spoken(String(word)) else { return String(word) }
            let next = index + 1 < words.count ? words[index + 1].first : nil
            return marbles + (next.map { $0.isUppercase ? "." : "," } ?? "")
        }
        return SpokenText.withoutDrawing(said.joined(separator: " "))
    }
}

package struct MarbleSpeech: Speech {
    package init() {}

    package func lines(of blocks: [MarkdownBlock], width: Int) -> [String] {
        SpokenMarkdown(width: width).lines(blocks)
    }

    package func code(_ text: String) -> String { MarbleDiagram.spokenCode(text) }
}
