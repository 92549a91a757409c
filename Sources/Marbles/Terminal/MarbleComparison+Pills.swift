import Terminal

extension MarbleComparison {
    /// The two lanes as pills around the first difference, and the difference's time after an arrow.
    public func pills(width: Int) -> [StyledText] {
        let drawing = LaneDrawing(drawnLanes, step: step, width: width, showsTimes: unit == .milliseconds)
        let pills = LanePills(drawing) { TextStyle(foreground: ($0.name == "expected" ? Ink.good : .bad).color) }
        let mark = firstDifference.map { "  ← \(place(of: $0))" } ?? ""
        let room = max(8, width - pills.nameWidth - 4 - mark.count)
        var rows = pills.rows(in: pills.ruler.part(around: firstDifference ?? .zero, in: room))
        rows[rows.count - 1].append(mark, style: TextStyle(foreground: Ink.bad.color))
        return rows
    }
}
