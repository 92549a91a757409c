import Terminal

/// Lanes for a terminal: colored pills if it has 256 colors, reversed ones if it has fewer, else plain text.
extension LaneDrawing {
    /// The lines for a terminal: pills, with a legend below them, if the terminal shows colors.
    public func lines(_ depth: ColorDepth) -> [StyledText] {
        guard depth > .none else { return lines.map { StyledText($0) } }
        let pills = LanePills(self, depth, scale: scale(fitting:))
        let parts = pills.ruler.parts(in: pills.room)
        return parts.enumerated().flatMap { index, part in
            (index == 0 ? [] : [StyledText()]) + pills.rows(in: part, goesOn: index < parts.count - 1)
        } + pills.legend.wrapped(to: width)
    }

    /// The last instants that fit into the width, to show while time passes.
    public struct Ending {
        /// The lines. If earlier instants don't fit, the marbles begin with `…`.
        public let lines: [StyledText]
        /// The columns of the last instant; empty if there is no instant.
        public let instant: Range<Int>
        /// Whether earlier instants don't fit.
        public let isCut: Bool
        /// The meanings of the signs on and between pills; empty for plain text.
        public let legend: StyledText
    }

    /// Returns the last instants that fit into the width, to a scale that doesn't change while lanes grow.
    public func ending(_ depth: ColorDepth) -> Ending {
        // Ten steps of typing are a bit more than a second: a key, half a second of quiet, and an answer.
        func scale(_ room: Int) -> Ruler.Scale { .columns(max(1, Double(room) / 10)) }
        let pills = depth > .none ? LanePills(self, depth, scale: scale) : nil
        let names = pills?.nameWidth ?? nameWidth
        let room = pills?.room ?? room(afterNames: names)
        let ruler = pills?.ruler ?? ruler(scale(room))
        let part = ruler.lastPart(in: room, showsTimes: showsTimes)
        let last = part.columns.last.map { column in
            let start = names + 2 + column.start - part.start
            return start..<start + column.width
        }
        return Ending(
            lines: pills?.rows(in: part) ?? rows(in: part).map { StyledText($0) }, instant: last ?? 0..<0,
            isCut: part.isCut, legend: pills?.legend ?? StyledText())
    }
}
