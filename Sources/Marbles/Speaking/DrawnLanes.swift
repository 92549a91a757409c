import Terminal

/// A text drawing of lanes on one ruler, read back and put into words.
///
///     DrawnLanes(["texts  ''--m--'ma'", "           map", "sizes  0---1--2---"])
///
/// Marbles in one column belong to one instant. Without a row of times (`ms  0  120`) above the lanes, a dash is one
/// step, and so is a marble of any width. With times, a row of threads can follow each lane. Other lines are captions.
public struct DrawnLanes {
    fileprivate struct Drawn {
        let name: String
        let marbles: [(kinds: [TimedEvent.Kind], column: Int, width: Int)]
        let jumps: [(time: Duration, column: Int, width: Int)]
        let start: Int
        /// The column after the lane's last sign.
        let end: Int
        var threads: [(column: Int, name: String)] = []
    }

    /// The lanes and captions of the drawing, in order. A caption is a lane with a note and without a name.
    public let lanes: [Lane]

    private let time: SpokenLanes.Time

    /// The sentences for a screen reader, in order.
    public var sentences: [String] {
        zip(lanes, SpokenLanes(lanes, time: time).sentences).map { lane, sentence in
            lane.name.isEmpty ? lane.note ?? "" : sentence
        }
    }

    /// Reads a drawing.
    /// - Returns: nil if no line is a lane.
    public init?(_ drawing: [String]) {
        var lines: [(lane: Drawn?, caption: String)] = []
        var times: [(column: Int, time: Duration)] = []
        // The columns in which lanes begin. A word there is read as marbles even without a dash, as in `action  x`.
        var starts = Set(drawing.compactMap { Drawn(Self.words(of: $0))?.start })
        for line in drawing {
            let words = Self.words(of: line)
            if words.isEmpty { continue }
            if words[0].text == "ms", words.dropFirst().allSatisfy({ Int($0.text) != nil }) {
                times = words.dropFirst().map { ($0.column, .milliseconds(Int($0.text) ?? 0)) }
                starts.formUnion(times.prefix(1).map(\.column))
            } else if let lane = Drawn(words, startingAt: starts) {
                lines.append((lane, ""))
            } else if !times.isEmpty, lines.last?.lane != nil, line.hasPrefix("  ") {
                lines[lines.count - 1].lane?.threads = words.map { ($0.column, $0.text) }
            } else {
                lines.append((nil, SpokenText.line(line)))
            }
        }
        let drawn = lines.compactMap(\.lane)
        guard !drawn.isEmpty else { return nil }
        let instants = times.isEmpty ? Self.instants(of: drawn) : Dictionary(times) { first, _ in first }
        time = times.isEmpty ? .steps(of: MarbleDiagram.defaultStep) : .milliseconds
        lanes = lines.map { lane, caption in lane?.lane(at: instants) ?? Lane("", [], note: caption) }
    }

    /// Quotes keep a word together.
    private static func words(of line: String) -> [(text: String, column: Int)] {
        line.matches(of: /(?:'[^']*'?|[^ '])+/).map { word in
            (String(word.output), DisplayWidth.columns(of: line[..<word.startIndex]))
        }
    }

    /// The instant of each column, from the leftmost lane's beginning.
    private static func instants(of lanes: [Drawn]) -> [Int: Duration] {
        var instants: [Int: Duration] = [:]
        var now = Duration.zero
        var column = lanes.map(\.start).min() ?? 0
        let end = lanes.flatMap(\.marbles).map(\.column).max() ?? column
        while column <= end {
            var width = lanes.flatMap(\.marbles).filter { $0.column == column }.map(\.width).max() ?? 1
            var passed = MarbleDiagram.defaultStep
            if let jump = lanes.flatMap(\.jumps).first(where: { $0.column == column }) {
                (passed, width) = (jump.time, jump.width)
            }
            for covered in column..<(column + width) { instants[covered] = now }
            column += width
            now += passed
        }
        return instants
    }
}

extension DrawnLanes.Drawn {
    /// Reads a line that consists of a name and, as the last word, marbles; nil for any other line.
    /// - Parameter starts: the columns in which a word is read as marbles even without a dash.
    fileprivate init?(_ words: [(text: String, column: Int)], startingAt starts: Set<Int> = []) {
        guard words.count > 1, let last = words.last,
            last.text.contains(where: { "-|#".contains($0) }) || starts.contains(last.column)
        else { return nil }
        var parser = MarbleParser(last.text, step: MarbleDiagram.defaultStep)
        guard (try? parser.parse()) != nil else { return nil }
        let characters = Array(last.text)
        func columns(_ range: Range<Int>) -> Int { DisplayWidth.columns(of: String(characters[range])) }
        func column(_ position: Int) -> Int { last.column + columns(0..<position) }
        name = words.dropLast().map(\.text).joined(separator: " ")
        start = last.column
        end = column(characters.count)
        var marbles: [(kinds: [TimedEvent.Kind], column: Int, width: Int)] = []
        for (event, place) in zip(parser.events, parser.places) {
            if marbles.last?.column == column(place.lowerBound) {
                marbles[marbles.count - 1].kinds.append(event.kind)
            } else {
                marbles.append(([event.kind], column(place.lowerBound), columns(place)))
            }
        }
        self.marbles = marbles
        jumps = parser.jumps.map { ($0.time, column($0.place.lowerBound), columns($0.place)) }
    }

    /// A column without an instant gets the nearest earlier column's, or else the first instant.
    fileprivate func lane(at instants: [Int: Duration]) -> Lane {
        let known = instants.sorted { $0.key < $1.key }
        func time(_ column: Int) -> Duration {
            instants[column] ?? known.last { $0.key <= column }?.value ?? known.first?.value ?? .zero
        }
        return Lane(
            name,
            marbles.flatMap { marble in
                let thread = threads.last { $0.column <= marble.column }?.name
                return marble.kinds.map { TimedEvent(at: time(marble.column), $0, thread: thread) }
            }, span: time(start)...time(max(start, end - 1)))
    }
}
