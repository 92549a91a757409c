import Terminal

/// Lays out a table in columns as wide as their cells. In a narrow window, cells wrap between words. If even
/// the words don't fit, each row becomes a short list.
package struct TableLayout {
    package let header: [StyledText]
    package let rows: [[StyledText]]

    private static let gap = 2
    private static let narrowestColumn = 9

    package func lines(width: Int) -> [StyledText] {
        guard !header.isEmpty else { return [] }
        guard let columns = columnWidths(in: width) else { return asLists(width: width) }
        let ruler = columns.map { String(repeating: "─", count: $0) }
            .joined(separator: String(repeating: " ", count: Self.gap))
        return line(header, columns) + [StyledText(ruler, style: .dim)] + rows.flatMap { line($0, columns) }
    }

    private func columnWidths(in width: Int) -> [Int]? {
        let cells = header.indices.map { column in ([header] + rows).map { $0[column] } }
        var widths = cells.map { column in column.map(\.columns).max() ?? 0 }
        // A column doesn't shrink below its widest word, because words aren't broken.
        let words = cells.map { column in max(Self.narrowestColumn, column.map(\.widestWord).max() ?? 0) }
        let room = width - Self.gap * (widths.count - 1)
        while widths.reduce(0, +) > room {
            let shrinkable = widths.indices.filter { widths[$0] > words[$0] }
            guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return nil }
            widths[widest] -= 1
        }
        return widths
    }

    private func line(_ cells: [StyledText], _ widths: [Int]) -> [StyledText] {
        let wrapped = zip(cells, widths).map { cell, width in cell.wrapped(to: max(1, width)) }
        let height = wrapped.map(\.count).max() ?? 0
        return (0..<height).map { row in
            var line = StyledText()
            var owed = 0
            for (cell, width) in zip(wrapped, widths) {
                let text = row < cell.count ? cell[row] : StyledText()
                if !text.spans.isEmpty {
                    line.append(String(repeating: " ", count: owed))
                    line.append(text)
                    owed = 0
                }
                owed += width - text.columns + Self.gap
            }
            return line
        }
    }

    private func asLists(width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        for row in rows {
            if !lines.isEmpty { lines.append(StyledText()) }
            for (name, cell) in zip(header, row) where !cell.spans.isEmpty {
                lines += (name + StyledText(": ") + cell).wrapped(to: width)
            }
        }
        return lines
    }
}

extension StyledText {
    fileprivate var widestWord: Int { text.split(separator: " ").map { DisplayWidth.columns(of: $0) }.max() ?? 0 }
}
