import Terminal

extension PipelinePicture {
    /// Returns the picture, with words shortened to fit `width` columns, but to no fewer than five letters.
    public func lines(width: Int = 80) -> [String] {
        let widths = boxWidths(in: width)
        let rowWidths = widths.map { $0.reduce(2 * ($0.count - 1), +) }
        let widest = rowWidths.max() ?? 0
        var lines: [String] = []
        var centersAbove: [Int] = []
        for (index, row) in rows.enumerated() {
            var left = (widest - rowWidths[index]) / 2
            var drawn = ["", "", "", ""]
            var centers: [Int] = []
            for (stage, width) in zip(row, widths[index]) {
                let hasNext = index + 1 < rows.count
                for (number, line) in Self.box(stage, width: width, hasNext: hasNext).enumerated() {
                    drawn[number] = DisplayWidth.padded(drawn[number], columns: left) + line
                }
                centers.append(left + width / 2)
                left += width + 2
            }
            if !centersAbove.isEmpty { lines += Self.arrows(from: centersAbove, to: centers) }
            lines += drawn
            centersAbove = centers
        }
        return lines
    }

    /// The width of each box: an odd number, so that the box has a middle. All boxes without a neighbor have the same
    /// width.
    private func boxWidths(in width: Int) -> [[Int]] {
        let widths = rows.map { row in
            let room = max(9, (width - 2 * (row.count - 1)) / row.count)
            return row.map { stage in
                let wanted = min(stage.boxColumns + 4, room)
                return wanted.isMultiple(of: 2) ? (wanted < room ? wanted + 1 : wanted - 1) : wanted
            }
        }
        return Self.aligned(widths)
    }

    private static func box(_ stage: Lane, width: Int, hasNext: Bool) -> [String] {
        let bar = String(repeating: "─", count: width / 2 - 1)
        let room = width - 4
        func line(_ text: String) -> String {
            "│ \(DisplayWidth.padded(DisplayWidth.shortened(text, columns: room), columns: room)) │"
        }
        let joint = hasNext ? "┬" : "─"
        return ["┌\(bar)─\(bar)┐", line(stage.name), line(stage.summary), "└\(bar)\(joint)\(bar)┘"]
    }

    private static func arrows(from above: [Int], to below: [Int]) -> [String] {
        let all = above + below
        let first = all.min() ?? 0
        let last = all.max() ?? 0
        let heads = (0...(below.max() ?? 0)).map { below.contains($0) ? "▼" : " " }.joined()
        if first == last { return [heads] }
        let bar = (first...last).map { column -> String in
            switch (above.contains(column), below.contains(column)) {
            case (true, true): column == first ? "├" : column == last ? "┤" : "┼"
            case (true, false): column == first ? "└" : column == last ? "┘" : "┴"
            case (false, true): column == first ? "┌" : column == last ? "┐" : "┬"
            case (false, false): "─"
            }
        }
        return [String(repeating: " ", count: first) + bar.joined(), heads]
    }
}
