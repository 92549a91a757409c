import TextLayout

/// Lanes drawn below each other on one ruler, as a picture. ``LaneDrawing`` draws the same as text.
///
///     LanePicture([Lane("source", try MarbleDiagram(parsing: "--a--b|").events)]).svg
public struct LanePicture: Sendable {
    private static let gap = 4
    private static let stepWidth = 14
    /// The size of the times and threads, and the width of their letters.
    private static let labelSize = 12
    private static let labelLetter = 8

    private let lanes: [Lane]
    private let step: Duration
    private let title: String
    private let showsTimes: Bool
    private let showsThreads: Bool

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - lanes: the lanes from top to bottom.
    ///   - step: how much virtual time a step of the picture takes.
    ///   - title: names the picture, for readers who can't see it. Its description says what each lane contains.
    ///   - showsTimes: whether a row above the lanes shows milliseconds.
    ///   - showsThreads: whether a row below each lane shows threads. A name is valid up to the next one.
    public init(
        _ lanes: [Lane], step: Duration = MarbleDiagram.defaultStep, title: String = "Marble diagram",
        showsTimes: Bool = false, showsThreads: Bool = false
    ) {
        self.lanes = lanes
        self.step = step
        self.title = title
        self.showsTimes = showsTimes
        self.showsThreads = showsThreads
    }

    /// The picture as the text of an SVG file.
    public var svg: String {
        let left = (lanes.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0) * SVG.letter + 36
        let labels = lanes.widestLabels(times: showsTimes, threads: showsThreads)
        let ruler = Ruler(
            for: lanes, step: step, roomForLabels: labels.mapValues { $0 * Self.labelLetter },
            metrics: .init(step: Self.stepWidth, gap: Self.gap, width: Self.width, centersLabels: true))
        let right = left + ruler.width + 28
        let (top, laneHeight) = (showsTimes ? 32 : 12, showsThreads ? 62 : 46)
        var svg = SVG()
        if showsTimes {
            svg.text("ms", 14, 24, size: Self.labelSize, .faint)
            for column in ruler.columns where labels[column.time] != nil {
                Self.label("\(column.time.inMilliseconds)", left + column.start + column.width / 2, 24, on: &svg)
            }
        }
        for (row, lane) in lanes.enumerated() {
            let y = top + row * laneHeight + 23
            svg.text(lane.name, 14, y + 5)
            if lane.events.isEmpty, let note = lane.note { svg.text(note, left, y + 5) }
            draw(lane, at: y, ruler, from: left, right: right - 12, on: &svg)
            for (time, thread) in lane.threadChanges where showsThreads {
                guard let column = ruler.columns.first(where: { $0.time == time }) else { continue }
                Self.label(thread, left + column.start + column.width / 2, y + 30, on: &svg)
            }
        }
        return svg.file(
            width: right + 4, height: top + lanes.count * laneHeight + 12, title: title, description: description)
    }

    private static func label(_ text: String, _ x: Int, _ y: Int, on svg: inout SVG) {
        svg.text(text, x, y, anchor: "middle", size: labelSize, .faint)
    }

    /// The events in words.
    private var description: String {
        lanes.map { lane in
            let events = lane.events.map { event in
                let time = showsTimes || step == .zero ? event.time.inMilliseconds : Int(event.time / step)
                return event.kind.words(label: Self.label) + (showsTimes ? " at \(time) ms" : " at step \(time)")
            }
            return "\(lane.name): \(events.isEmpty ? lane.note ?? "nothing" : events.joined(separator: ", "))."
        }.joined(separator: " ")
    }

    private func draw(_ lane: Lane, at y: Int, _ ruler: Ruler, from left: Int, right: Int, on svg: inout SVG) {
        let kindsByInstant = lane.kindsByInstant
        guard let last = lane.lastInstant, let end = ruler.columns.first(where: { $0.time >= last }) else { return }
        let first = ruler.columns.first { $0.time >= lane.firstInstant } ?? end
        let isLifetime = lane.isLifetime
        // An arrow shows that the signal continues.
        let isOpen = !lane.events.contains(where: \.kind.isEnding)
        let start = lane.firstInstant == .zero && !isLifetime ? left : left + first.start
        var stop = left + end.start + Self.endOfLine(kindsByInstant[last] ?? [], width: end.width)
        if isOpen { stop = min(right, left + end.start + end.width + 14) }
        svg.line(start, y, stop, y, isLifetime ? .faint : .ink, arrow: isOpen)
        for column in ruler.columns {
            guard let kinds = kindsByInstant[column.time] else { continue }
            var x = left + column.start + (column.width - Self.width(of: kinds)) / 2
            for kind in kinds {
                Self.draw(kind, x, y, on: &svg)
                x += Self.width(of: [kind]) + Self.gap
            }
        }
    }

    /// The position in a column at which the line ends: in the middle of the last marble, but not in its words.
    private static func endOfLine(_ kinds: [TimedEvent.Kind], width columnWidth: Int) -> Int {
        guard let last = kinds.last else { return columnWidth / 2 }
        let right = (columnWidth + width(of: kinds)) / 2
        if case .failed = last { return right - width(of: [last]) + 10 }
        return right - width(of: [last]) / 2
    }

    private static func draw(_ kind: TimedEvent.Kind, _ x: Int, _ y: Int, on svg: inout SVG) {
        let width = width(of: [kind])
        let middle = x + width / 2
        switch kind {
        case .next(let value):
            svg.box(x, y - 13, width, 26, corner: 13, fill: SVG.color(of: value))
            svg.text(label(value), middle, y + 5, anchor: "middle")
        case .completed:
            svg.line(middle, y - 14, middle, y + 14, width: 3)
        case .failed(let failure):
            svg.line(x + 2, y - 8, x + 18, y + 8, .alarm, width: 3)
            svg.line(x + 2, y + 8, x + 18, y - 8, .alarm, width: 3)
            if !failure.isEmpty { svg.text(label(failure), x + 24, y + 5, .alarm) }
        case .subscribed:
            svg.line(middle, y - 9, middle, y + 9, .faint, width: 3)
        case .disposed:
            svg.box(middle - 5, y - 5, 10, 10, corner: 1, fill: "paper", stroke: .faint)
        }
    }

    private static func width(of kinds: [TimedEvent.Kind]) -> Int {
        kinds.reduce(max(0, kinds.count - 1) * gap) { width, kind in
            switch kind {
            case .next(let value): width + max(26, DisplayWidth.columns(of: label(value)) * SVG.letter + 16)
            case .failed(""): width + 20
            case .failed(let failure): width + 28 + DisplayWidth.columns(of: label(failure)) * SVG.letter
            case .completed, .subscribed, .disposed: width + 12
            }
        }
    }

    /// The text of a marble, on one line and not too long.
    private static func label(_ text: String) -> String {
        let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return DisplayWidth.shortened(line, columns: Ruler.maximumMarbleWidth)
    }
}

extension Lane {
    /// Whether it has subscriptions and disposals only.
    fileprivate var isLifetime: Bool {
        !events.isEmpty && events.allSatisfy { $0.kind == .subscribed || $0.kind == .disposed }
    }
}

extension TimedEvent.Kind {
    fileprivate func words(label: (String) -> String) -> String {
        switch self {
        case .next(let value): "\"\(label(value))\""
        case .failed(let failure): failure.isEmpty ? "failed" : "failed (\(label(failure)))"
        case .completed: "completed"
        case .subscribed: "subscribed"
        case .disposed: "disposed of"
        }
    }
}
