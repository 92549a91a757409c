import Marbles
import Terminal

/// The lanes of a recorded run up to a moment, as many as fit into the given rows. The lane of the event, or the chosen
/// lane, is always visible.
package struct LanesInView {
    /// The ruler and the lanes, which fill the given rows exactly.
    package let lines: [StyledText]
    /// The positions of the visible lanes among the lanes up to the moment.
    package let places: Range<Int>
    /// How many lanes the run has up to the moment.
    package let count: Int
    /// Whether earlier events aren't visible.
    package let isCut: Bool

    /// The meaning of the dots and signs; empty in a drawing as text.
    package let legend: StyledText

    private let isOnMain: Bool

    /// Lays out lanes in `rows` rows. In a drawing as text, lanes can take a second row for their threads.
    package init(of run: RecordedRun, at cursor: RunCursor, rows: Int, columns: Int, _ depth: ColorDepth = .none) {
        let moment = run.moment(withIndex: cursor.moment)
        let events = moment?.events ?? 0
        isOnMain = run.trace.isOnMain(after: events)
        let all = run.trace.places(after: events)
        // The compared lanes leave a row for the ruler and a row for a stage.
        let now = moment?.time ?? .zero
        let compared = run.compared.prefix(rows < 4 ? 0 : rows - 2).map { lane in
            Lane(" " + lane.name, lane.events.filter { $0.time <= now }, span: .zero...now)
        }
        let isText = depth == .none
        let roomWithThreads = rows - 1 - compared.count * 2
        let hasThreads = !isText || all.count * 2 <= roomWithThreads || !isOnMain && roomWithThreads > 1
        let rowsOfLane = isText && hasThreads ? 2 : 1
        let count = min(
            all.count, rowsOfLane == 2 ? roomWithThreads / 2 : max(1, rows - 1 - compared.count))
        let target = cursor.isFollowing || cursor.hasChosen ? cursor.lane : moment?.lane ?? cursor.lane
        let middle = all.firstIndex { $0 >= target } ?? max(0, all.count - 1)
        let first = max(0, min(middle - count / 2, all.count - count))
        let shown = Array(all[first..<first + count])

        let names = run.trace.names(of: all)[first..<first + count].map {
            DisplayWidth.shortened($0, columns: max(8, columns / 3))
        }
        let drawn = run.recentLanes(shown, names: names, after: events, at: now, columns: columns)
        let marked = zip(shown, drawn).map { place, lane in
            var lane = lane
            let isFollowed = cursor.isFollowing && place == cursor.lane
            lane.name = (place == moment?.lane ? ">" : isFollowed ? "*" : " ") + lane.name
            return lane
        }
        let drawing = LaneDrawing(
            compared + marked, step: TypingScript.pace, width: columns, showsTimes: true, showsThreads: hasThreads)
        let ending = drawing.ending(depth)
        let eventRow = shown.firstIndex { $0 == moment?.lane }.map { 1 + (compared.count + $0) * rowsOfLane }
        let styled = ending.lines.enumerated().map { row, line in
            row == eventRow ? line.reversing(ending.instant) : line
        }
        lines = Array((styled + Array(repeating: StyledText(), count: rows)).prefix(rows))
        legend = ending.legend
        places = first..<first + count
        self.count = all.count
        isCut = ending.isCut
    }

    var heading: String {
        count == 0
            ? "No stages yet."
            : "Stages \(places.lowerBound + 1) to \(places.upperBound) of \(count), up to this event"
                + (isOnMain ? ", on main:" : ":")
    }
}

extension StyledText {
    package func followed(by legend: StyledText, columns width: Int) -> StyledText {
        legend.columns > 0 && columns + 2 + legend.columns <= width ? self + StyledText("  ") + legend : self
    }
}

extension RecordedRun {
    /// Lanes with their last events up to a moment. Earlier events, which don't fit, are left out.
    fileprivate func recentLanes(
        _ places: [Int], names: [String], after count: Int, at now: Duration, columns: Int
    ) -> [Lane] {
        var lanes = zip(places, names).map { Lane($1, [], note: trace.note(at: $0, after: count)) }
        let rows = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        // The minimum number of columns that the visible instants take so far.
        var width = 0
        var widest = 0
        var last: Duration?
        for event in trace.events[..<min(count, trace.events.count)].reversed() {
            guard let row = rows[event.lane], event.event.kind != .subscribed || event.event.time > .zero else {
                continue
            }
            if event.event.time != last {
                last = event.event.time
                width += widest + 1
                widest = 0
                if width > columns { break }
            }
            lanes[row].events.append(event.event)
            if case .next(let value) = event.event.kind { widest = max(widest, min(value.utf8.count, 60) / 3) }
        }
        let starts = lanesInProgress(after: count)
        for (row, place) in places.enumerated() {
            lanes[row].events.reverse()
            // A lane that may have more events continues up to the cursor.
            if let start = starts[place] {
                lanes[row].span = start...max(start, now)
            } else if let first = lanes[row].events.first, let last = lanes[row].events.last, first.kind == .subscribed
            {
                lanes[row].span = first.time...last.time
            }
        }
        return lanes
    }

    /// The lanes that are still subscribed to after `count` events, with the times of the subscriptions.
    private func lanesInProgress(after count: Int) -> [Int: Duration] {
        var starts: [Int: Duration] = [:]
        for event in trace.events.prefix(count) {
            if event.event.kind == .subscribed {
                if starts[event.lane] == nil { starts[event.lane] = event.event.time }
            } else if event.event.kind.isEnding {
                starts[event.lane] = nil
            }
        }
        return starts
    }
}
