/// Lanes drawn under each other on one ruler, as lines of text.
public struct LaneDrawing: Sendable {
    /// What is drawn besides the marbles.
    public struct Options: Sendable {
        /// How much virtual time a dash stands for.
        public var step: Duration
        /// The columns to keep to; a longer drawing goes on below itself.
        public var width: Int
        /// Whether a row of milliseconds stands above the lanes.
        public var showsTimes: Bool
        /// Whether a row of threads stands below each lane: a name holds from where it stands until the next one.
        public var showsThreads: Bool

        /// Options.
        public init(
            step: Duration = MarbleDiagram.defaultStep, width: Int = 80, showsTimes: Bool = false,
            showsThreads: Bool = false
        ) {
            self.step = step
            self.width = width
            self.showsTimes = showsTimes
            self.showsThreads = showsThreads
        }
    }

    private let lanes: [Lane]
    private let options: Options

    /// A drawing of lanes, in their order.
    public init(_ lanes: [Lane], options: Options = Options()) {
        self.lanes = lanes
        self.options = options
    }

    /// The lines, without line ends. A drawing that is too wide is cut between two instants and goes on below.
    public var lines: [String] {
        let ruler = Ruler(for: lanes, step: options.step, roomForLabels: widestLabels)
        let names = lanes.map { MarbleText.width(of: $0.name) }.max() ?? 0
        let room = max(8, options.width - names - 2)
        return slices(of: ruler, room: room).enumerated().flatMap { index, slice in
            (index == 0 ? [] : [""]) + rows(in: slice, nameWidth: max(names, options.showsTimes ? 2 : 0))
        }
    }

    /// The lines as one text.
    public var text: String { lines.joined(separator: "\n") }

    private typealias Slice = (columns: ArraySlice<(time: Duration, start: Int, width: Int)>, start: Int, end: Int)

    /// The ruler, cut into pieces that fit.
    private func slices(of ruler: Ruler, room: Int) -> [Slice] {
        guard ruler.width > room else { return [(ruler.columns[...], 0, ruler.width)] }
        var slices: [Slice] = []
        var first = 0
        while first < ruler.columns.count {
            let start = slices.isEmpty ? 0 : ruler.columns[first].start
            var last = first
            while last + 1 < ruler.columns.count,
                ruler.columns[last + 1].start + ruler.columns[last + 1].width - start <= room
            { last += 1 }
            slices.append((ruler.columns[first...last], start, ruler.columns[last].start + ruler.columns[last].width))
            first = last + 1
        }
        return slices
    }

    /// The times, and each lane with its threads.
    private func rows(in slice: Slice, nameWidth: Int) -> [String] {
        var rows: [String] = []
        if options.showsTimes {
            rows.append(
                labels(
                    slice.columns.map { ($0.start, "\($0.time.inMilliseconds)") }, name: "ms", in: slice,
                    nameWidth: nameWidth))
        }
        for lane in lanes {
            rows.append(line(of: lane, in: slice, nameWidth: nameWidth))
            if options.showsThreads {
                rows.append(labels(threadLabels(of: lane, in: slice), name: "", in: slice, nameWidth: nameWidth))
            }
        }
        return rows
    }

    private func line(of lane: Lane, in slice: Slice, nameWidth: Int) -> String {
        var drawing = ""
        var column = slice.start
        let (first, last) = (lane.firstInstant, lane.lastInstant)
        let marbles = lane.marblesByInstant
        for (time, start, width) in slice.columns {
            // Dashes stand between what happens, and nothing before the lane begins and after it has ended.
            let isOn = last.map { time <= $0 && (time > first || first == .zero) } ?? false
            drawing += String(repeating: isOn ? "-" : " ", count: start - column)
            let marble = marbles[time] ?? (time == first || time == lane.span?.upperBound ? "-" : "")
            drawing += MarbleText.padded(
                marble, to: width, with: last.map { first <= time && time < $0 } == true ? "-" : " ")
            column = start + width
        }
        let line = MarbleText.padded(lane.name, to: nameWidth) + "  " + drawing
        return String(line.reversed().drop { $0 == " " }.reversed())
    }

    // MARK: Labels

    /// A row of labels, each from its column on; one that has no room is left out.
    private func labels(_ labels: [(column: Int, text: String)], name: String, in slice: Slice, nameWidth: Int)
        -> String
    {
        var row = ""
        for (column, text) in labels where column - slice.start >= row.count {
            row += String(repeating: " ", count: column - slice.start - row.count) + text + " "
        }
        let line = MarbleText.padded(name, to: nameWidth) + "  " + row
        return String(line.reversed().drop { $0 == " " }.reversed())
    }

    /// The thread of the first event of a slice, and then each that differs from the one before.
    private func threadLabels(of lane: Lane, in slice: Slice) -> [(column: Int, text: String)] {
        var last: String?
        return slice.columns.compactMap { time, start, _ in
            guard let thread = lane.threadsByInstant[time], thread != last else { return nil }
            last = thread
            return (start, thread)
        }
    }

    /// How much room the labels of each instant need.
    private var widestLabels: [Duration: Int] {
        var widths: [Duration: Int] = [:]
        for lane in lanes {
            var last: String?
            for (time, thread) in lane.threadsByInstant.sorted(by: { $0.key < $1.key }) {
                let clock = options.showsTimes ? "\(time.inMilliseconds)".count : 0
                let change = options.showsThreads && thread != last ? thread.count : 0
                widths[time] = max(widths[time] ?? 0, clock, change)
                last = thread
            }
        }
        return widths
    }
}

extension Lane {
    /// The instant from which the lane is drawn.
    fileprivate var firstInstant: Duration { span?.lowerBound ?? .zero }

    /// The threads of each instant's events, in words; instants without a known thread are left out.
    fileprivate var threadsByInstant: [Duration: String] {
        Dictionary(grouping: events.filter { $0.thread != nil }, by: \.time).mapValues { events in
            var threads: [String] = []
            for thread in events.compactMap(\.thread) where threads.last != thread { threads.append(thread) }
            return threads.joined(separator: ",")
        }
    }
}
