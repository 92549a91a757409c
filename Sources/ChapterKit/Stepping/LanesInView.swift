import Marbles
import TerminalUI
import TextLayout
import Tracing

/// The lanes of a recorded run up to a moment, as many as fit into some rows: with the one in sight where the event is,
/// or the chosen one.
struct LanesInView {
    /// The first lane in sight.
    let firstLane: Int
    /// The ruler and the lanes, exactly as many rows as there are.
    let lines: [StyledText]
    private let shown: Range<Int>
    private let count: Int

    init(of run: RecordedRun, at cursor: RunCursor, firstLane wanted: Int, rows: Int, columns: Int) {
        let moment = run.moments.indices.contains(cursor.moment) ? run.moments[cursor.moment] : nil
        let compared = run.compared.prefix(max(0, rows - 2))
        let all = run.trace.lanes.count
        let room = max(1, rows - 1 - compared.count)
        let hasThreads = all * 2 <= room
        let places = hasThreads ? all : min(all, room)
        // The lane of the event comes into sight, unless another one was chosen.
        let target = cursor.isFollowing ? cursor.lane : moment?.lane ?? cursor.lane
        let first = max(0, min(max(min(wanted, all - places), target - places + 1), target))
        let shown = first..<min(all, first + places)
        (firstLane, count, self.shown) = (first, all, shown)

        let drawn = Self.lanes(of: run, shown, upTo: moment?.events ?? 0, at: moment?.time ?? .zero, columns: columns)
        let marked = zip(shown, drawn).map { place, lane in
            let mark = place == moment?.lane ? ">" : cursor.isFollowing && place == cursor.lane ? "*" : " "
            return Lane(mark + lane.name, lane.events, span: lane.span, note: lane.note)
        }
        let drawing = LaneDrawing(
            compared.map { Lane(" " + $0.name, $0.events) } + marked, step: TypingScript.pace, width: columns,
            showsTimes: true, showsThreads: hasThreads)
        let (text, instant) = drawing.lastLines
        let eventRow = moment?.lane.map { 1 + (compared.count + $0 - first) * (hasThreads ? 2 : 1) }
        let styled = text.enumerated().map { (row, line) -> StyledText in
            row == eventRow ? Self.highlighting(instant, in: line) : StyledText(line)
        }
        lines = Array((styled + Array(repeating: StyledText(), count: rows)).prefix(rows))
    }

    /// The line between the screen and the lanes: which lanes are in sight.
    func heading(columns: Int) -> String {
        let text =
            count == 0
            ? "No stages." : "Stages \(shown.lowerBound + 1) to \(shown.upperBound) of \(count), up to this event:"
        return DisplayWidth.shortened(text, columns: columns)
    }

    /// The lanes in sight with their last events: earlier ones are out of sight to the left.
    private static func lanes(
        of run: RecordedRun, _ shown: Range<Int>, upTo count: Int, at now: Duration, columns: Int
    ) -> [Lane] {
        var lanes = run.trace.lanes[shown].map { lane in
            Lane(
                DisplayWidth.shortened(lane.name, columns: max(8, columns / 3)), [],
                note: lane.isSubscribed ? nil : "never subscribed")
        }
        var instants = 0
        var last: Duration?
        for event in run.trace.events.prefix(count).reversed() {
            if event.event.time != last {
                last = event.event.time
                instants += 1
                if instants > columns { break }
            }
            guard shown.contains(event.lane) else { continue }
            if event.event.kind == .subscribed, event.event.time == .zero { continue }
            lanes[event.lane - shown.lowerBound].events.append(event.event)
        }
        for place in lanes.indices { lanes[place].events.reverse() }
        // A lane in which more may happen goes on up to the cursor.
        let state = run.lanesInProgress(upTo: count)
        for (place, lane) in zip(lanes.indices, shown) {
            if let start = state[lane] { lanes[place].span = start...max(start, now) }
        }
        return lanes
    }

    /// A line with some of its columns reversed.
    private static func highlighting(_ columns: Range<Int>, in line: String) -> StyledText {
        let before = DisplayWidth.prefix(of: line, columns: columns.lowerBound)
        let through = DisplayWidth.prefix(of: line, columns: columns.upperBound)
        var text = StyledText(before)
        text.append(String(through.dropFirst(before.count)), style: .reversed)
        text.append(String(line.dropFirst(through.count)))
        return text
    }
}
