import TextLayout

/// Lanes drawn below each other on one ruler, as lines of text.
///
///     LaneDrawing([Lane("source", try MarbleDiagram(parsing: "--a--b|").events)]).text
public struct LaneDrawing: Sendable {
    private let lanes: [Lane]
    private let step: Duration
    private let width: Int
    private let showsTimes: Bool
    private let showsThreads: Bool

    /// Creates a drawing of lanes, from top to bottom.
    ///
    /// - Parameters:
    ///   - step: how much virtual time a dash stands for.
    ///   - width: the width in columns. A longer drawing continues below itself.
    ///   - showsTimes: whether a row above the lanes shows milliseconds.
    ///   - showsThreads: whether a row below each lane shows threads. A name is valid up to the next one.
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

    /// The lines, without line ends. A drawing that is too wide is split between two instants.
    public var lines: [String] {
        let ruler = Ruler(
            for: lanes, step: step, roomForLabels: lanes.widestLabels(times: showsTimes, threads: showsThreads))
        let names = lanes.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
        let slices = slices(of: ruler, room: max(8, width - names - 2))
        return slices.enumerated().flatMap { index, slice in
            (index == 0 ? [] : [""]) + rows(in: slice, nameWidth: max(names, showsTimes ? 2 : 0))
        }
    }

    /// The lines as one text.
    public var text: String { lines.joined(separator: "\n") }

    /// The last instants, as many as fit into the width: what to show while time passes. Where others come before,
    /// the marbles begin with `…`.
    /// - Returns: the lines, the columns of the last instant, and whether earlier instants are out of sight.
    public var lastLines: (lines: [String], instant: Range<Int>, isCut: Bool) {
        let ruler = Ruler(
            for: lanes, step: step, roomForLabels: lanes.widestLabels(times: showsTimes, threads: showsThreads))
        let names = max(lanes.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0, showsTimes ? 2 : 0)
        guard let last = ruler.columns.last else { return (rows(in: ([], 0), nameWidth: names), 0..<0, false) }
        let room = max(8, width - names - 2)
        let end = max(last.start + last.width, showsTimes ? last.start + "\(last.time.inMilliseconds)".count : 0)
        if end <= room {
            return (
                rows(in: (ruler.columns[...], 0), nameWidth: names),
                names + 2 + last.start..<names + 2 + last.start + last.width, false
            )
        }
        // A column is for the `…`.
        let first = ruler.columns.firstIndex { end - $0.start <= room - 1 } ?? ruler.columns.count - 1
        let start = ruler.columns[first].start - 1
        let column = names + 2 + last.start - start
        let lines = rows(in: (ruler.columns[first...], start), nameWidth: names, isCut: true)
        return (lines, column..<column + last.width, true)
    }

    private typealias Slice = (columns: ArraySlice<(time: Duration, start: Int, width: Int)>, start: Int)

    /// The columns of the ruler, in pieces that fit.
    private func slices(of ruler: Ruler, room: Int) -> [Slice] {
        guard ruler.width > room else { return [(ruler.columns[...], 0)] }
        var slices: [Slice] = []
        var first = 0
        while first < ruler.columns.count {
            let start = slices.isEmpty ? 0 : ruler.columns[first].start
            let end = ruler.columns[(first + 1)...].firstIndex { $0.start + $0.width - start > room }
            let next = end ?? ruler.columns.count
            slices.append((ruler.columns[first..<next], start))
            first = next
        }
        return slices
    }

    /// The times, and each lane with its threads.
    private func rows(in slice: Slice, nameWidth: Int, isCut: Bool = false) -> [String] {
        var rows: [(name: String, text: String)] = []
        if showsTimes {
            let times = slice.columns.map { ($0.start, "\($0.time.inMilliseconds)") }
            rows.append(("ms", Self.labels(times, from: slice.start)))
        }
        let times = Set(slice.columns.map(\.time))
        let isContinued = slice.columns.startIndex > 0 && !isCut
        for lane in lanes {
            let note = lane.events.isEmpty ? lane.note : nil
            let marbles = note ?? Self.marbles(of: lane, in: slice)
            // Further down, only lanes in which something happens.
            if isContinued, !lane.events.contains(where: { times.contains($0.time) }) { continue }
            rows.append((lane.name, isCut && note == nil ? "…" + marbles.dropFirst() : marbles))
            if showsThreads {
                rows.append(("", Self.labels(Self.threads(of: lane, in: slice), from: slice.start)))
            }
        }
        return rows.map { name, text in
            let line = DisplayWidth.padded(name, columns: nameWidth) + "  " + text
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    private static func marbles(of lane: Lane, in slice: Slice) -> String {
        var drawing = ""
        var column = slice.start
        let (first, last) = (lane.firstInstant, lane.lastInstant)
        let kinds = lane.kindsByInstant
        for (time, start, width) in slice.columns {
            // No dashes before the beginning and after the end of the lane.
            let hasBegun = last.map { time <= $0 && (time > first || first == .zero) } ?? false
            drawing += String(repeating: hasBegun ? "-" : " ", count: start - column)
            let isEdge = time == first || time == lane.span?.upperBound
            let marble = kinds[time].map(Lane.marble) ?? (isEdge ? "-" : "")
            let continues = last.map { first <= time && time < $0 } ?? false
            drawing += DisplayWidth.padded(marble, columns: width, with: continues ? "-" : " ")
            column = start + width
        }
        return drawing
    }

    // MARK: Labels

    /// A row of labels, each beginning at its column. A label without room is left out.
    private static func labels(_ labels: [(column: Int, text: String)], from start: Int) -> String {
        var row = ""
        for (column, text) in labels where column - start >= row.count {
            row += String(repeating: " ", count: column - start - row.count) + text + " "
        }
        return row
    }

    /// The thread of a slice's first event, and then each thread that differs from the one before.
    private static func threads(of lane: Lane, in slice: Slice) -> [(column: Int, text: String)] {
        let threads = lane.threadsByInstant
        var last: String?
        return slice.columns.compactMap { time, start, _ in
            guard let thread = threads[time], thread != last else { return nil }
            last = thread
            return (start, thread)
        }
    }
}

extension [Lane] {
    /// The columns that the labels of each instant need.
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
    /// The threads of each instant's events; instants without a known thread are left out.
    fileprivate var threadsByInstant: [Duration: String] {
        Dictionary(grouping: events.filter { $0.thread != nil }, by: \.time).mapValues { events in
            var threads: [String] = []
            for thread in events.compactMap(\.thread) where threads.last != thread { threads.append(thread) }
            return threads.joined(separator: ",")
        }
    }

    /// The thread of the first event, and then each thread that differs from the one before.
    var threadChanges: [(time: Duration, thread: String)] {
        var last: String?
        return threadsByInstant.sorted { $0.key < $1.key }.compactMap { time, thread in
            defer { last = thread }
            return thread == last ? nil : (time, thread)
        }
    }
}
