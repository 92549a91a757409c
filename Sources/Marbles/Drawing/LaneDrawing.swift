/// Lanes drawn under each other on one ruler, as lines of text.
public struct LaneDrawing: Sendable {
    /// What is drawn besides the marbles.
    public struct Options: Sendable {
        /// How much virtual time a dash stands for.
        public var step: Duration
        /// The columns to keep to; a longer drawing goes on below itself.
        public var width: Int
        /// Whether each lane ends with the threads on which its events arrived.
        public var showsThreads: Bool

        /// Options.
        public init(step: Duration = MarbleDiagram.defaultStep, width: Int = 80, showsThreads: Bool = false) {
            self.step = step
            self.width = width
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
        let ruler = Ruler(for: lanes, step: options.step)
        let names = lanes.map { MarbleText.width(of: $0.name) }.max() ?? 0
        let room = max(8, options.width - names - 2)
        return slices(of: ruler, room: room).enumerated().flatMap { index, slice in
            (index == 0 ? [] : [""]) + lanes.map { line(of: $0, in: slice, nameWidth: names) }
        } + threadLines(nameWidth: names)
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
            while last + 1 < ruler.columns.count, ruler.columns[last + 1].start + ruler.columns[last + 1].width - start <= room { last += 1 }
            slices.append((ruler.columns[first...last], start, ruler.columns[last].start + ruler.columns[last].width))
            first = last + 1
        }
        return slices
    }

    private func line(of lane: Lane, in slice: Slice, nameWidth: Int) -> String {
        var drawing = ""
        var column = slice.start
        let end = lane.lastInstant
        let marbles = lane.marblesByInstant
        for (time, start, width) in slice.columns {
            let filler: Character = end.map { time <= $0 } == true ? "-" : " "
            drawing += String(repeating: filler, count: start - column)
            drawing += MarbleText.padded(marbles[time] ?? "", to: width, with: end.map { time < $0 } == true ? "-" : " ")
            column = start + width
        }
        let line = MarbleText.padded(lane.name, to: nameWidth) + "  " + drawing
        return String(line.reversed().drop { $0 == " " }.reversed())
    }

    private func threadLines(nameWidth: Int) -> [String] {
        guard options.showsThreads else { return [] }
        return [""] + lanes.compactMap { lane in
            var threads: [String] = []
            for thread in lane.events.compactMap(\.thread) where !threads.contains(thread) { threads.append(thread) }
            return threads.isEmpty ? nil : MarbleText.padded(lane.name, to: nameWidth) + "  on " + threads.joined(separator: ", ")
        }
    }
}

extension Lane {
    /// The instant up to which the lane is drawn: its last event, or its end.
    fileprivate var lastInstant: Duration? { events.last?.time }
}
