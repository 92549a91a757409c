import Terminal

extension PipelinePicture {
    private static let boxHeight = 52
    private static let rowHeight = 92
    private static let gap = 24
    private static let margin = 16

    /// Returns the picture as the text of an SVG file.
    ///
    /// - Parameter title: names the picture, for readers who can't see it. The SVG also describes each box.
    public func svg(title: String = "Pipeline") -> String {
        let boxes = Self.aligned(rows.map { $0.map(Self.width) })
        let rowWidths = boxes.map { $0.reduce(Self.gap * ($0.count - 1), +) }
        let widest = rowWidths.max() ?? 0
        var svg = SVG()
        var above: [Int] = []
        for (index, row) in rows.enumerated() {
            let y = Self.margin + index * Self.rowHeight
            var x = Self.margin + (widest - rowWidths[index]) / 2
            var centers: [Int] = []
            for (stage, width) in zip(row, boxes[index]) {
                svg.box(x, y, width, Self.boxHeight, corner: 8, fill: ValueColor(of: stage.name).name)
                svg.text(DisplayWidth.shortened(stage.name, columns: 40), x + 14, y + 22, bold: true)
                svg.text(DisplayWidth.shortened(stage.summary, columns: 40), x + 14, y + 41, size: 13)
                centers.append(x + width / 2)
                x += width + Self.gap
            }
            for (number, start) in above.enumerated() {
                // Moves the heads of several arrows apart, so that they don't overlap.
                let aside = (2 * number - above.count + 1) * 8
                for center in centers {
                    svg.line(start, y - Self.rowHeight + Self.boxHeight + 2, center + aside, y - 3, arrow: true)
                }
            }
            above = centers
        }
        let height = max(0, rows.count - 1) * Self.rowHeight + Self.boxHeight + 2 * Self.margin
        let description = rows.joined().map { "\($0.name): \($0.summary)." }.joined(separator: " ")
        return svg.file(width: widest + 2 * Self.margin, height: height, title: title, description: description)
    }

    private static func width(_ stage: Lane) -> Int { max(120, min(40, stage.boxColumns) * SVG.letter + 28) }
}
