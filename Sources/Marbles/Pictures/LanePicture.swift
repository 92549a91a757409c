/// Lanes drawn under each other on one ruler, as a picture: the same as ``LaneDrawing`` draws as text.
public struct LanePicture: Sendable {
    private static let laneHeight = 46
    private static let letter = 9
    private static let gap = 4
    private static let longestPause = 12
    private static let stepWidth = 14

    private let lanes: [Lane]
    private let step: Duration
    private let title: String

    /// - Parameters:
    ///   - lanes: from top to bottom.
    ///   - step: how much virtual time is drawn as one step.
    ///   - title: what the picture shows, for those who cannot see it.
    public init(_ lanes: [Lane], step: Duration = MarbleDiagram.defaultStep, title: String = "Marble diagram") {
        self.lanes = lanes
        self.step = step
        self.title = title
    }

    /// The picture as the text of an SVG file.
    public var svg: String {
        let names = (lanes.map { MarbleText.width(of: $0.name) }.max() ?? 0) * Self.letter + 28
        let columns = columns(from: names + 8)
        let right = (columns.last.map { $0.start + $0.width } ?? names) + 28
        var svg = SVG()
        for (row, lane) in lanes.enumerated() {
            let y = 12 + row * Self.laneHeight + Self.laneHeight / 2
            svg.text(lane.name, 14, y + 5)
            draw(lane, at: y, in: columns, right: right - 12, on: &svg)
        }
        return svg.file(width: right + 4, height: lanes.count * Self.laneHeight + 24, title: title)
    }

    private typealias Column = (time: Duration, start: Int, width: Int)

    /// Where each instant stands: as wide as its widest group of marbles, as far from the one before as steps pass, up to a few.
    private func columns(from left: Int) -> [Column] {
        var columns: [Column] = []
        var x = left
        var last = Duration.zero
        let ends = lanes.compactMap(\.span).flatMap { [$0.lowerBound, $0.upperBound] }
        for time in Set(lanes.flatMap(\.kindsByInstant.keys) + ends).sorted() {
            let steps = step > .zero ? Int((time - last) / step) : 1
            x +=
                min(max(columns.isEmpty ? steps : steps - 1, 0), Self.longestPause) * Self.stepWidth
                + (columns.isEmpty ? 0 : Self.gap)
            let widest = lanes.map { width(of: $0.kindsByInstant[time] ?? []) }.max() ?? 0
            columns.append((time, x, max(Self.stepWidth, widest)))
            x += max(Self.stepWidth, widest)
            last = time
        }
        return columns
    }

    private func draw(_ lane: Lane, at y: Int, in columns: [Column], right: Int, on svg: inout SVG) {
        let first = lane.span?.lowerBound ?? .zero
        guard let last = lane.lastInstant, let end = columns.first(where: { $0.time == last }) else { return }
        let start = columns.first { $0.time >= first }?.start ?? end.start
        // An open end has an arrow: it would go on.
        let isOpen = !lane.events.contains { if case .next = $0.kind { false } else { $0.kind != .subscribed } }
        let isLifetime =
            lane.events.allSatisfy { $0.kind == .subscribed || $0.kind == .disposed } && !lane.events.isEmpty
        let color = isLifetime ? SVG.faint : SVG.ink
        let base = first == .zero && !isLifetime ? (columns.first?.start ?? start) : start
        let stop =
            isOpen ? min(right, end.start + end.width + 14) : middleOfLast(lane.kindsByInstant[last] ?? [], in: end)
        svg.line(base, y, stop, y, color: color, arrow: isOpen)
        for (time, x, width) in columns {
            guard let kinds = lane.kindsByInstant[time] else { continue }
            var x = x + (width - self.width(of: kinds)) / 2
            for kind in kinds {
                draw(kind, x, y, on: &svg)
                x += self.width(of: [kind]) + Self.gap
            }
        }
    }

    /// Where the line ends: at the last marble, and not in its words.
    private func middleOfLast(_ kinds: [TimedEvent.Kind], in column: Column) -> Int {
        guard let last = kinds.last else { return column.start + column.width / 2 }
        let right = column.start + (column.width + width(of: kinds)) / 2
        if case .failed = last { return right - width(of: [last]) + 10 }
        return right - width(of: [last]) / 2
    }

    private func draw(_ kind: TimedEvent.Kind, _ x: Int, _ y: Int, on svg: inout SVG) {
        let width = width(of: [kind])
        switch kind {
        case .next(let value):
            svg.box(x, y - 13, width, 26, corner: 13, fill: SVG.color(of: value))
            svg.text(Self.label(value), x + width / 2, y + 5, anchor: "middle")
        case .completed:
            svg.line(x + width / 2, y - 14, x + width / 2, y + 14, width: 3)
        case .failed(let failure):
            svg.line(x + 2, y - 8, x + 18, y + 8, color: SVG.alarm, width: 3)
            svg.line(x + 2, y + 8, x + 18, y - 8, color: SVG.alarm, width: 3)
            if !failure.isEmpty { svg.text(Self.label(failure), x + 24, y + 5, color: SVG.alarm) }
        case .subscribed:
            svg.line(x + width / 2, y - 9, x + width / 2, y + 9, color: SVG.faint, width: 3)
        case .disposed:
            svg.box(x + width / 2 - 5, y - 5, 10, 10, corner: 1, fill: "#ffffff", stroke: SVG.faint)
        }
    }

    private func width(of kinds: [TimedEvent.Kind]) -> Int {
        kinds.map { kind in
            switch kind {
            case .next(let value): max(26, MarbleText.width(of: Self.label(value)) * Self.letter + 16)
            case .failed(let failure):
                failure.isEmpty ? 20 : 28 + MarbleText.width(of: Self.label(failure)) * Self.letter
            case .completed, .subscribed, .disposed: 12
            }
        }.reduce(0, +) + max(0, kinds.count - 1) * Self.gap
    }

    /// What a marble says: on one line, and cut where it is long.
    private static func label(_ text: String) -> String {
        MarbleText.shortened(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }), to: Ruler.widestMarble)
    }
}
