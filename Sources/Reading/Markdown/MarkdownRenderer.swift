import Terminal

/// Renders the blocks of a lesson for a terminal: wrapped to its width, colored or plain.
package struct MarkdownRenderer {
    /// The maximum width of text, however wide the window is, since longer lines are hard to read.
    package static let widestText = 88

    package let width: Int
    package let colored: Bool

    package init(width: Int, colored: Bool) {
        self.width = max(10, min(width, Self.widestText))
        self.colored = colored
    }

    package func lines(_ blocks: [MarkdownBlock]) -> [String] {
        styled(blocks, width: width).map { $0.rendered(colored: colored) }
    }

    private var inline: InlineMarkdown { InlineMarkdown(colored: colored) }

    /// - Parameter isTight: whether a list follows without a blank line, as in an item.
    private func styled(_ blocks: [MarkdownBlock], width: Int, isTight: Bool = false) -> [StyledText] {
        var lines: [StyledText] = []
        for block in blocks {
            if case .comment = block { continue }
            let isNested = if case .list = block { isTight } else { false }
            if !lines.isEmpty, !isNested { lines.append(StyledText()) }
            lines += styled(block, width: width)
        }
        return lines
    }

    private func styled(_ block: MarkdownBlock, width: Int) -> [StyledText] {
        switch block {
        case .heading(let level, let text):
            return heading(level, text, width: width)
        case .paragraph(let text):
            return inline.text(text).wrapped(to: width)
        case .code(let info, let lines):
            return code(info, lines, width: width)
        case .list(let first, let items):
            return list(first, items, width: width)
        case .table(let header, let rows):
            return TableLayout(
                header: header.map { inline.text($0, base: .bold) },
                rows: rows.map { row in row.map { inline.text($0) } }
            ).lines(width: width)
        case .quote(let blocks):
            let bar = StyledText(colored ? "▎ " : "> ", style: .dim)
            return styled(blocks, width: max(4, width - 2)).map { bar + $0 }
        case .comment:
            return []
        }
    }

    private func heading(_ level: Int, _ text: String, width: Int) -> [StyledText] {
        let lines = inline.text(text, base: level <= 2 ? .heading : .bold).wrapped(to: width)
        guard level <= 2 else { return lines }
        let columns = lines.map(\.columns).max() ?? 0
        let mark = colored ? (level == 1 ? "━" : "─") : (level == 1 ? "=" : "-")
        return lines + [StyledText(String(repeating: mark, count: columns), style: .dim)]
    }

    private func code(_ info: String, _ source: [String], width: Int) -> [StyledText] {
        let language = info.split(separator: " ").first.map(String.init) ?? ""
        let margin = StyledText(width >= 60 ? "    " : "  ")
        let room = width - margin.columns
        let styled: [StyledText]
        switch language {
        case "swift": styled = SwiftHighlighter.lines(source)
        case "console": styled = source.map(console)
        case "marbles": styled = LaneFolding.lines(source, width: room).map(MarbleHighlighter.line)
        default: styled = source.map { StyledText($0) }
        }
        return styled.flatMap { language == "marbles" ? [$0.clipped(to: room)] : $0.cut(to: room) }.map { margin + $0 }
    }

    private func console(_ line: String) -> StyledText {
        ConsoleLine(line) == nil ? StyledText(line, style: .dim) : StyledText(line, style: .command)
    }

    private func list(_ first: Int?, _ items: [[MarkdownBlock]], width: Int) -> [StyledText] {
        let lastMarker = first.map { "\($0 + items.count - 1). " } ?? "- "
        let indentation = lastMarker.count
        var lines: [StyledText] = []
        for (offset, item) in items.enumerated() {
            let name = first.map { "\($0 + offset)." } ?? (colored ? "•" : "-")
            let marker = name + String(repeating: " ", count: indentation - name.count)
            let body = styled(item, width: max(4, width - indentation), isTight: true)
            for (number, line) in body.enumerated() {
                let lead =
                    number == 0
                    ? StyledText(marker, style: .dim)
                    : StyledText(line.spans.isEmpty ? "" : String(repeating: " ", count: indentation))
                lines.append(lead + line)
            }
        }
        return lines
    }
}
