import Terminal

extension MarbleComparison {
    /// The two lanes as pills around the first difference, and the difference's time after an arrow.
    public func pills(width: Int) -> [StyledText] {
        let drawing = LaneDrawing(drawnLanes, step: step, width: width, showsTimes: unit == .milliseconds)
        let mark = firstDifference.map { "  ← \(place(of: $0))" } ?? ""
        let pills = LanePills(
            drawing, roomAfter: LanePills.arrow + mark.count,
            nameStyle: { TextStyle(foreground: ($0.name == "expected" ? Ink.good : .bad).color) },
            scale: drawing.scale(fitting:))
        var rows = pills.rows(in: pills.ruler.part(around: firstDifference ?? .zero, in: max(8, pills.room)))
        rows[rows.count - 1].append(mark, style: TextStyle(foreground: Ink.bad.color))
        return rows
    }
}
