import Terminal

/// The columns of a drawing's instants, which all lanes share.
///
/// Time is drawn to scale where there's room for it; see ``Scale``. Else, instants with events have columns as wide as
/// their widest marbles. So do the beginnings and ends of lanes' spans, except time zero. Between columns, there's room
/// for steps. A long pause is shortened either way.
struct Ruler {
    static let maximumMarbleWidth = 24

    typealias Column = (time: Duration, start: Int, width: Int)

    /// The columns per step, if time is drawn to scale.
    enum Scale {
        /// As many as fit into a room, from 1 to `most`. If even 1 is too wide, time isn't drawn to scale.
        case fitting(Int, most: Double = 10)
        case columns(Double)
    }

    struct Part {
        let columns: ArraySlice<Column>
        let start: Int
        /// Whether `…` replaces the earlier columns.
        var isCut = false

        var isContinued: Bool { columns.startIndex > 0 && !isCut }

        /// Where the last marble ends.
        var end: Int { columns.reduce(start) { max($0, $1.start + $1.width) } }
    }

    private(set) var columns: [Column] = []
    /// The indices of the columns that follow a shortened pause.
    private(set) var jumps: Set<Int> = []
    private(set) var width = 0
    /// The width of the label at an instant.
    private let labels: [Duration: Int]

    /// - Parameters:
    ///   - step: the virtual time of one step of the drawing.
    ///   - labels: the width of the label at an instant. The next column begins after it.
    ///   - longestPause: the maximum number of steps drawn for a pause.
    ///   - marbleWidth: the width of the marbles of one instant.
    init(
        for lanes: [Lane], step: Duration, scale: Scale? = nil, roomForLabels labels: [Duration: Int] = [:],
        longestPause: Int = 12,
        marbleWidth: ([TimedEvent.Kind]) -> Int = { DisplayWidth.columns(of: Lane.marble(for: $0)) }
    ) {
        self.labels = labels
        let rows = lanes.map { $0.kindsByInstant.mapValues(marbleWidth) }
        let ends = lanes.compactMap { $0.span }.flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > .zero }
        var last = Duration.zero
        var pauses: [Double] = []
        for time in Set(rows.flatMap({ $0.keys }) + ends).sorted() {
            let steps = step > .zero ? Int((time - last) / step) : 1
            let free = max(columns.isEmpty ? steps : steps - 1, 0)
            if free > longestPause { jumps.insert(columns.count) }
            pauses.append(step > .zero ? min((time - last) / step, Double(longestPause)) : 1)
            let pause = min(free, longestPause)
            if let before = columns.last {
                // A wide marble doesn't touch the next marble.
                width += max(pause, before.width > 1 ? 1 : 0)
                if let label = labels[before.time] { width = max(width, before.start + label + 1) }
            } else {
                width += pause
            }
            let widest = max(1, rows.compactMap { $0[time] }.max() ?? 0)
            columns.append((time, width, widest))
            width += widest
            last = time
        }
        if let last = columns.last, let label = labels[last.time] { width = max(width, last.start + label) }
        switch scale {
        case .columns(let columns): place(rows, [:], pauses, perStep: columns)
        case .fitting(let room, let most) where columns.count <= room:
            let compressed = (columns, width)
            // Marbles keep their width, so the largest scale that fits is found by halving.
            var (fits, isTooWide) = (1.0, 2 * most)
            for _ in 0..<12 {
                let middle = min(most, (fits + isTooWide) / 2)
                place(rows, labels, pauses, perStep: middle)
                if width <= room { fits = middle } else { isTooWide = middle }
            }
            place(rows, labels, pauses, perStep: fits)
            if width > room { (columns, width) = compressed }
        default: break
        }
    }

    /// Places the instants to scale. An instant is moved to the right only if its marbles would touch earlier ones of
    /// their lane, or its label an earlier one.
    private mutating func place(
        _ lanes: [[Duration: Int]], _ labels: [Duration: Int], _ pauses: [Double], perStep scale: Double
    ) {
        let rows = lanes + [labels.mapValues { $0 + 1 }]
        var free = rows.map { _ in 0 }
        var exact = 0.0
        width = 0
        for index in columns.indices {
            let time = columns[index].time
            exact += pauses[index] * scale
            let earliest = rows.indices.reduce(index == 0 ? 0 : columns[index - 1].start + 1) {
                rows[$1][time] == nil ? $0 : max($0, free[$1])
            }
            let start = max(Int(exact + 0.5), earliest)
            if start > Int(exact + 0.5) { exact = Double(start) }
            columns[index].start = start
            for row in rows.indices {
                guard let marble = rows[row][time] else { continue }
                free[row] = start + marble + (marble > 1 ? 1 : 0)
            }
            width = max(width, start + max(columns[index].width, labels[time] ?? 0))
        }
    }

    // MARK: What fits

    func parts(in room: Int) -> [Part] {
        guard width > room else { return [Part(columns: columns[...], start: 0)] }
        var parts: [Part] = []
        var first = 0
        while first < columns.count {
            let start = parts.isEmpty ? 0 : columns[first].start
            let end = columns[(first + 1)...].firstIndex {
                $0.start + max($0.width, labels[$0.time] ?? 0) - start > room
            }
            parts.append(Part(columns: columns[first..<(end ?? columns.count)], start: start))
            first = end ?? columns.count
        }
        return parts
    }

    /// As many of the last columns as fit.
    /// - Parameter showsTimes: whether the time label of the last column must also fit.
    func lastPart(in room: Int, showsTimes: Bool) -> Part {
        guard let last = columns.last else { return Part(columns: [], start: 0) }
        let end = max(width, showsTimes ? last.start + "\(last.time.inMilliseconds)".count : 0)
        if end <= room { return Part(columns: columns[...], start: 0) }
        // One column is for the `…`.
        let first = columns.firstIndex { end - $0.start <= room - 1 } ?? columns.count - 1
        // What's left of the room shows the time before it, up to the marbles that don't fit.
        let before = columns[..<first].reduce(0) { max($0, $1.start + $1.width) }
        let start = min(columns[first].start, max(before, end - room + 1)) - 1
        return Part(columns: columns[first...], start: start, isCut: true)
    }

    /// The columns that fit around an instant, with preference for the instant and the columns just before it.
    func part(around time: Duration, in room: Int) -> Part {
        guard width > room, let place = columns.firstIndex(where: { $0.time >= time }) else {
            return Part(columns: columns[...], start: 0)
        }
        var first = place
        while first > 0, columns[place].start + columns[place].width - columns[first - 1].start < room * 2 / 3 {
            first -= 1
        }
        let start = first == 0 ? 0 : columns[first].start - 1
        let end = columns[place...].lastIndex { $0.start + $0.width - start <= room } ?? place
        return Part(columns: columns[first...end], start: start, isCut: first > 0)
    }
}

extension Lane {
    var firstInstant: Duration { span?.lowerBound ?? .zero }
    var kindsByInstant: [Duration: [TimedEvent.Kind]] { events.kindsByInstant }

    static func marble(for kinds: [TimedEvent.Kind]) -> String {
        // A group with more marbles is shortened anyway.
        let marbles = kinds.prefix(Ruler.maximumMarbleWidth + 1).map {
            DisplayWidth.shortened($0.marble, columns: Ruler.maximumMarbleWidth)
        }
        let text = marbles.count > 1 ? "[\(marbles.joined())]" : marbles.joined()
        return DisplayWidth.shortened(text, columns: Ruler.maximumMarbleWidth)
    }
}

extension [TimedEvent] {
    var kindsByInstant: [Duration: [TimedEvent.Kind]] {
        Dictionary(grouping: self, by: { $0.time }).mapValues { $0.map { $0.kind } }
    }

    var threads: [String] {
        reduce(into: []) { threads, event in
            if let thread = event.thread, !threads.contains(thread) { threads.append(thread) }
        }
    }
}
