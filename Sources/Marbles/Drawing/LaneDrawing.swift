import Terminal

/// Lanes drawn below each other on one ruler, as lines of text.
///
///     LaneDrawing([Lane("source", try MarbleDiagram(parsing: "--a--b|").events)]).lines
public struct LaneDrawing: Sendable {
    let lanes: [Lane]
    let step: Duration
    let width: Int
    let showsTimes: Bool
    let showsThreads: Bool

    /// Creates a drawing of lanes, from top to bottom.
    ///
    /// - Parameters:
    ///   - step: the virtual time of one dash.
    ///   - width: the width in columns. A wider drawing is split into parts, one below the other.
    ///   - showsTimes: whether a row above the lanes shows milliseconds.
    ///   - showsThreads: whether to show threads. Text has a row of names below each lane, each valid until the next
    ///     name; pills have signs and a legend.
    public init(
        _ lanes: [Lane], step: Duration = MarbleDiagram.defaultStep, width: Int = 80, showsTimes: Bool = false,
        showsThreads: Bool = false
    ) {
        self.lanes = lanes
        self.step = step
        self.width = width
        self.showsTimes = showsTimes
        self.showsThreads = showsThreads
    }

    /// The lines, without line breaks. A drawing that is too wide is split between instants.
    public var lines: [String] {
        let room = room(afterNames: nameWidth)
        return ruler(.fitting(room)).parts(in: room).enumerated().flatMap { index, part in
            (index == 0 ? [] : [""]) + rows(in: part)
        }
    }

    func room(afterNames names: Int) -> Int { max(8, width - names - 2) }

    /// The scale of pills, which need more columns where times are above them.
    func scale(fitting room: Int) -> Ruler.Scale { .fitting(room, most: showsTimes ? 10 : 4) }

    /// Without times, text is notation, in which a dash is a step.
    func ruler(_ scale: Ruler.Scale) -> Ruler {
        Ruler(
            for: lanes, step: step, scale: showsTimes ? scale : nil,
            roomForLabels: lanes.widestLabels(times: showsTimes, threads: showsThreads))
    }

    var nameWidth: Int { max(lanes.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0, showsTimes ? 2 : 0) }

    func rows(in part: Ruler.Part) -> [String] {
        var rows: [(name: String, text: String)] = []
        if showsTimes {
            let times = part.columns.map { (column: $0.start, text: "\($0.time.inMilliseconds)") }
            rows.append(("ms", Self.labels(times, from: part.start)))
        }
        let times = Set(part.columns.map { $0.time })
        for lane in lanes {
            let note = lane.events.isEmpty ? lane.note : nil
            let marbles = note ?? Self.marbles(of: lane, in: part)
            // Later parts contain only the lanes with events in that part.
            if part.isContinued, !lane.events.contains(where: { times.contains($0.time) }) { continue }
            rows.append((lane.name, part.isCut && note == nil ? "…" + marbles.dropFirst() : marbles))
            if showsThreads {
                rows.append(("", Self.labels(Self.threads(of: lane, in: part), from: part.start)))
            }
        }
        return rows.map { name, text in
            let line = DisplayWidth.padded(name, columns: nameWidth) + "  " + text
            return line.trimmingTrailingSpaces
        }
    }

    private static func marbles(of lane: Lane, in part: Ruler.Part) -> String {
        var drawing = ""
        var column = part.start
        let (first, last) = (lane.firstInstant, lane.lastInstant)
        let kinds = lane.kindsByInstant
        func draw(to end: Int, _ isLive: Bool) {
            drawing += String(repeating: isLive ? "-" : " ", count: max(0, end - column))
            column = max(column, end)
        }
        for (time, start, _) in part.columns {
            // No dashes before the beginning or after the end of the lane.
            draw(to: start, last.map { time <= $0 && (time > first || first == .zero) } ?? false)
            let isEdge = time == first || time == lane.span?.upperBound
            guard let marble = kinds[time].map(Lane.marble) ?? (isEdge ? "-" : nil) else { continue }
            drawing += marble
            column += DisplayWidth.columns(of: marble)
        }
        if let last, let end = part.columns.last?.time { draw(to: part.end, first <= end && end < last) }
        return drawing
    }

    // MARK: Labels

    /// A row of labels, each beginning at its column. A label without room is left out.
    static func labels(_ labels: [(column: Int, text: String)], from start: Int) -> String {
        var row = ""
        for (column, text) in labels where column - start >= row.count {
            row += String(repeating: " ", count: column - start - row.count) + text + " "
        }
        return row
    }

    /// The first thread in a part, then each change of thread.
    private static func threads(of lane: Lane, in part: Ruler.Part) -> [(column: Int, text: String)] {
        let threads = lane.threadsByInstant
        var last: String?
        return part.columns.compactMap { time, start, _ in
            guard let thread = threads[time], thread != last else { return nil }
            last = thread
            return (start, thread)
        }
    }
}

extension [Lane] {
    func widestLabels(times: Bool, threads: Bool) -> [Duration: Int] {
        var widths: [Duration: Int] = [:]
        for lane in self {
            for event in lane.events where times {
                widths[event.time] = Swift.max(widths[event.time] ?? 0, "\(event.time.inMilliseconds)".count)
            }
            for (time, thread) in lane.threadChanges where threads {
                widths[time] = Swift.max(widths[time] ?? 0, thread.count)
            }
        }
        return widths
    }
}

extension Lane {
    fileprivate var threadsByInstant: [Duration: String] {
        Dictionary(grouping: events.filter { $0.thread != nil }, by: { $0.time }).mapValues { events in
            var threads: [String] = []
            for thread in events.compactMap({ $0.thread }) where threads.last != thread { threads.append(thread) }
            return threads.joined(separator: ",")
        }
    }

    /// The first thread, then each change of thread.
    var threadChanges: [(time: Duration, thread: String)] {
        var last: String?
        return threadsByInstant.sorted { $0.key < $1.key }.compactMap { time, thread in
            defer { last = thread }
            return thread == last ? nil : (time, thread)
        }
    }
}
