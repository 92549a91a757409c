import Terminal

/// Lanes drawn below each other on one ruler, as a picture. ``LaneDrawing`` draws them as text.
///
///     LanePicture([Lane("source", try MarbleDiagram(parsing: "--a--b|").events)]).svg
///
/// Steps have the same width, unless marbles need more. A long pause without events is shortened, and marked with `//`.
public struct LanePicture: Sendable {
    private static let gap = 4
    /// The font size of the times and threads, and the width of their letters.
    private static let labelSize = 12
    private static let labelLetter = 8

    private let lanes: [Lane]
    private let step: Duration
    private let title: String
    private let showsTimes: Bool
    private let showsThreads: Bool
    private let sources: [Int?]
    private let axis: PictureAxis?

    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - lanes: the lanes from top to bottom.
    ///   - step: the virtual time of a step of the picture.
    ///   - title: names the picture, for readers who can't see it. The SVG also describes each lane.
    ///   - showsTimes: whether a row above the lanes shows milliseconds.
    ///   - showsThreads: whether a row below each lane shows threads. A name is valid until the next name.
    ///   - sources: for each lane, the index of the typed line that it shows, or nil. A page's readers can drag such a
    ///     lane's marbles, so the SVG has attributes for ``MarbleDiagram/moving(_:to:)``.
    ///   - axis: the axis below the lanes, which have their names above them; nil for as much room as marbles need.
    public init(
        _ lanes: [Lane], step: Duration = MarbleDiagram.defaultStep, title: String = "Marble diagram",
        showsTimes: Bool = false, showsThreads: Bool = false, sources: [Int?] = [], axis: PictureAxis? = nil
    ) {
        self.lanes = lanes
        self.step = axis?.step ?? step
        self.title = title
        self.showsTimes = showsTimes
        self.showsThreads = showsThreads
        self.sources = sources
        self.axis = axis
    }

    /// The picture as the text of an SVG file.
    public var svg: String {
        let names = (lanes.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0) * SVG.letter
        let left = axis == nil ? names + 42 : PictureAxis.left
        let labels = lanes.widestLabels(times: showsTimes, threads: showsThreads).mapValues { $0 * Self.labelLetter }
        let scale = PictureScale(
            for: lanes, step: step, from: left, labels: labels, marbleWidth: { Self.width(of: [$0]) },
            width: Self.width, axis: axis)
        let right = scale.end + 28
        let (top, laneHeight) = (showsTimes ? 32 : axis == nil ? 12 : 26, showsThreads ? 62 : axis == nil ? 46 : 56)
        let bottom = top + lanes.count * laneHeight + (axis == nil ? 12 : 18)
        var svg = SVG()
        if showsTimes {
            svg.text("ms", 14, 24, size: Self.labelSize, .faint)
            for (time, x) in scale.instants where labels[time] != nil {
                Self.label("\(time.inMilliseconds)", x, 24, on: &svg)
            }
        }
        for (row, lane) in lanes.enumerated() {
            let y = top + row * laneHeight + 23
            svg.text(lane.name, axis == nil ? 14 : 8, axis == nil ? y + 5 : y - 19)
            if lane.events.isEmpty, let note = lane.note { svg.text(note, left, y + 5) }
            let source = row < sources.count ? sources[row] : nil
            if let source {
                let place =
                    "data-start=\"\(scale.place(of: lane.firstInstant))\" data-unit=\"\(scale.unit)\" data-y=\"\(y)\""
                svg.add("<g data-lane=\"\(source)\" \(place)>")
            }
            draw(lane, at: y, scale, from: left, right: right - 12, marks: source != nil, on: &svg)
            if source != nil { svg.add("</g>") }
            for (time, thread) in lane.threadChanges where showsThreads {
                Self.label(thread, scale.place(of: time), y + 30, on: &svg)
            }
        }
        axis?.draw(at: bottom - 30, on: &svg)
        return svg.file(width: right + 4, height: bottom, title: title, description: description)
    }

    private static func label(_ text: String, _ x: Int, _ y: Int, on svg: inout SVG) {
        svg.text(text, x, y, anchor: "middle", size: labelSize, .faint)
    }

    private var description: String {
        lanes.map { lane in
            let events = lane.events.map { event in
                let time = showsTimes || step == .zero ? event.time.inMilliseconds : Int(event.time / step)
                return event.kind.words(label: Self.label) + (showsTimes ? " at \(time) ms" : " at step \(time)")
            }
            return "\(lane.name): \(events.isEmpty ? lane.note ?? "nothing" : events.joined(separator: ", "))."
        }.joined(separator: " ")
    }

    private func draw(
        _ lane: Lane, at y: Int, _ scale: PictureScale, from left: Int, right: Int, marks: Bool, on svg: inout SVG
    ) {
        guard let last = lane.lastInstant else { return }
        let isLifetime = lane.isLifetime
        // An arrow shows that the signal continues.
        let isOpen = !lane.events.contains { $0.kind.isEnding }
        let lastKinds = lane.events.filter { $0.time == last }.map { $0.kind }
        let start = lane.firstInstant == .zero && !isLifetime ? left - 14 : scale.place(of: lane.firstInstant)
        let lastMarble =
            scale.place(of: last) + Self.width(of: lastKinds) - Self.width(of: Array(lastKinds.prefix(1))) / 2
        let open = axis == nil ? min(right, lastMarble + 14) : right
        let stop = isOpen ? open : lastMarble - Self.width(of: lastKinds.suffix(1)) / 2
        svg.line(start, y, stop, y, isLifetime ? .faint : .ink, arrow: isOpen)
        for cut in scale.cuts where cut > start && cut < stop {
            svg.box(cut - 4, y - 6, 8, 12, corner: 0, fill: "paper", stroke: nil)
            for x in [cut - 4, cut + 4] { svg.line(x - 3, y + 7, x + 3, y - 7, .faint) }
        }
        var number = 0
        for (time, place) in scale.instants {
            let events = lane.events.filter { $0.time == time }
            guard let first = events.first?.kind else { continue }
            var x = axis?.isInSeconds == true ? place : place - Self.width(of: [first]) / 2
            for event in events {
                let isMarked = marks && event.kind != .subscribed && event.kind != .disposed
                if isMarked {
                    let steps = Int((time - lane.firstInstant) / step)
                    svg.add("<g data-event=\"\(number)\" data-step=\"\(steps)\">")
                    number += 1
                }
                Self.draw(event, x, y, on: &svg)
                if isMarked { svg.add("</g>") }
                x += Self.width(of: [event.kind]) + Self.gap
            }
        }
    }

    private static func draw(_ event: TimedEvent, _ x: Int, _ y: Int, on svg: inout SVG) {
        let width = width(of: [event.kind])
        let middle = x + width / 2
        switch event.kind {
        case .next(let value):
            let color = event.color(of: value).name
            svg.box(x, y - 13, width, 26, corner: 13, fill: color)
            svg.text(label(value), middle, y + 5, on: color, anchor: "middle")
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

    private static func label(_ text: String) -> String {
        let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return DisplayWidth.shortened(line, columns: Ruler.maximumMarbleWidth)
    }
}

extension Lane {
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
