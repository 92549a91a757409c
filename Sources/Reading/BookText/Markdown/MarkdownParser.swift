/// Reads the part of Markdown that lessons use: headings, paragraphs, code (fenced, or four spaces in), lists, tables,
/// block quotes, and comments (`<!-- … -->` on separate lines).
package struct MarkdownParser {
    private let lines: [Substring]
    private var index = 0

    package static func blocks(of text: String) -> [MarkdownBlock] {
        blocks(of: text.split(separator: "\n", omittingEmptySubsequences: false))
    }

    private static func blocks(of lines: [Substring]) -> [MarkdownBlock] {
        var parser = MarkdownParser(lines: lines)
        return parser.parse()
    }

    private mutating func parse() -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        while index < lines.count {
            let line = lines[index]
            if line.isBlank {
                index += 1
            } else if line.indentation >= Self.codeIndentation {
                blocks.append(indentedCode())
            } else if line.trimmed.hasPrefix("<!--") {
                blocks.append(comment())
            } else if let fence = Fence(opening: line) {
                blocks.append(code(in: fence))
            } else if let heading = Self.heading(line) {
                blocks.append(heading)
                index += 1
            } else if line.trimmed.hasPrefix(">") {
                blocks.append(quote())
            } else if let marker = ListMarker(line) {
                blocks.append(list(from: marker))
            } else if isTable {
                blocks.append(table())
            } else {
                blocks.append(paragraph())
            }
        }
        return blocks
    }

    private mutating func take(while belongs: (Substring) -> Bool) -> ArraySlice<Substring> {
        let taken = lines[index...].prefix(while: belongs)
        index = taken.endIndex
        return taken
    }

    private var nextFilled: Int? { lines[index...].firstIndex { !$0.isBlank } }

    private mutating func comment() -> MarkdownBlock {
        var text = take { !$0.contains("-->") }.joined(separator: " ")
        if index < lines.count { text += text.isEmpty ? lines[index] : " " + lines[index] }
        index += 1
        let body = text[...].trimmed.dropFirst("<!--".count)
        return .comment(String((body.firstRange(of: "-->").map { body[..<$0.lowerBound] } ?? body).trimmed))
    }

    private mutating func code(in fence: Fence) -> MarkdownBlock {
        index += 1
        let content = take { !fence.isClosed(by: $0) }
        index += 1
        return .code(info: fence.info, lines: content.map { String($0.dropping(spaces: fence.indentation)) })
    }

    private static let codeIndentation = 4

    private mutating func indentedCode() -> MarkdownBlock {
        var content = take { $0.isBlank || $0.indentation >= Self.codeIndentation }
        while content.last?.isBlank == true { content.removeLast() }
        return .code(info: "text", lines: content.map { String($0.dropping(spaces: Self.codeIndentation)) })
    }

    private mutating func quote() -> MarkdownBlock {
        let quoted = take { $0.trimmed.hasPrefix(">") }
        return .quote(
            Self.blocks(
                of: quoted.map { line in
                    let inner = line.trimmed.dropFirst()
                    return inner.hasPrefix(" ") ? inner.dropFirst() : inner
                }))
    }

    private mutating func list(from first: ListMarker) -> MarkdownBlock {
        var items: [[MarkdownBlock]] = []
        while index < lines.count, let marker = ListMarker(lines[index]), marker.isOrdered == first.isOrdered {
            items.append(item(of: marker))
            // A blank line between two items doesn't end the list.
            if let ahead = nextFilled, ListMarker(lines[ahead]) != nil { index = ahead }
        }
        return .list(first: first.number, items: items)
    }

    private mutating func item(of marker: ListMarker) -> [MarkdownBlock] {
        var content = [marker.rest]
        index += 1
        while index < lines.count {
            let line = lines[index]
            if line.isBlank {
                guard let ahead = nextFilled, lines[ahead].indentation >= marker.width else { break }
                content.append("")
            } else if line.indentation >= marker.width {
                content.append(line.dropping(spaces: marker.width))
            } else if content.last?.isBlank == false, !Self.startsBlock(line) {
                content.append(line.trimmed)
            } else {
                break
            }
            index += 1
        }
        return Self.blocks(of: content)
    }

    private var isTable: Bool {
        guard lines[index].contains("|"), index + 1 < lines.count else { return false }
        let ruler = lines[index + 1].trimmed
        return ruler.contains("-") && ruler.contains("|") && ruler.allSatisfy { "|-: ".contains($0) }
    }

    private mutating func table() -> MarkdownBlock {
        let header = Self.cells(of: lines[index])
        index += 2
        let rows = take { $0.contains("|") && !$0.isBlank }.map { line in
            let row = Array(Self.cells(of: line).prefix(header.count))
            return row + Array(repeating: "", count: header.count - row.count)
        }
        return .table(header: header, rows: rows)
    }

    private mutating func paragraph() -> MarkdownBlock {
        var text = ""
        while index < lines.count, !lines[index].isBlank, text.isEmpty || !Self.startsBlock(lines[index]) {
            let line = lines[index]
            if !text.isEmpty { text += text.hasSuffix("\n") ? "" : " " }
            text += line.trimmed
            // A backslash at the end of a line means a line break.
            if line.hasSuffix("\\") {
                text.removeLast()
                text += "\n"
            }
            index += 1
        }
        return .paragraph(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }

    private static func startsBlock(_ line: Substring) -> Bool {
        Fence(opening: line) != nil || heading(line) != nil || line.trimmed.hasPrefix(">") || ListMarker(line) != nil
    }

    private static func heading(_ line: Substring) -> MarkdownBlock? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.dropFirst(level).hasPrefix(" ") else { return nil }
        return .heading(level: level, String(line.dropFirst(level).trimmed))
    }

    /// The cells between the bars of a row. `\|` and a bar inside a code span are part of a cell.
    private static func cells(of line: Substring) -> [String] {
        var row = line.trimmed
        if row.hasPrefix("|") { row = row.dropFirst() }
        if row.hasSuffix("|"), !row.hasSuffix("\\|") { row = row.dropLast() }
        var cells = [""]
        var isCode = false
        var isEscaped = false
        for character in row {
            if isEscaped {
                cells[cells.count - 1] += character == "|" ? "|" : "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "|", !isCode {
                cells.append("")
            } else {
                if character == "`" { isCode.toggle() }
                cells[cells.count - 1].append(character)
            }
        }
        return cells.map { String($0[...].trimmed) }
    }
}

/// One block of a lesson's text. A heading, a paragraph, and a cell contain inline markup (emphasis, code, links), read
/// by ``InlineMarkdown``.
package indirect enum MarkdownBlock: Equatable, Sendable {
    case heading(level: Int, String)
    case paragraph(String)
    /// Code: the words after the fence (`text` for indented code), and the lines without the block's indentation.
    case code(info: String, lines: [String])
    /// A list: the number of its first item, or nil for bullets.
    case list(first: Int?, items: [[MarkdownBlock]])
    case table(header: [String], rows: [[String]])
    case quote([MarkdownBlock])
    /// A comment that begins a line: `<!-- … -->`.
    case comment(String)
}
