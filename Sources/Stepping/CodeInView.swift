import Marbles
import Terminal

/// The code above the lanes: the active line is marked, and a bar shows how long a stage has been waiting.
///
///     > 14 │ .throttle(.milliseconds(500), on: form.schedulers.main)  ▕███████   ▏ 500 ms
struct CodeInView {
    let lines: [StyledText]

    private static let cells = 10

    /// - Parameter rows: the maximum number of lines. The active line is among them.
    init(of run: RecordedRun, at cursor: RunCursor, in files: CodeFiles, rows: Int, columns: Int) {
        let moment = run.moment(withIndex: cursor.moment)
        let events = moment?.events ?? 0
        let acting = moment?.lane ?? (cursor.isFollowing ? cursor.lane : nil)
        let nearest = acting ?? run.trace.events.prefix(events).last?.lane ?? 0
        guard rows > 0, run.trace.lanes.indices.contains(nearest) else {
            lines = []
            return
        }
        let (file, place) = (run.trace.lanes[nearest].file, run.trace.lanes[nearest].line)
        let numbers = run.trace.lanes.filter { $0.file == file }.map(\.line)
        let code = files.lines(of: file) ?? []
        let (first, last) = (numbers.min() ?? place, min(numbers.max() ?? place, code.count))
        guard 1 <= first, first <= last else {
            lines = []
            return
        }
        let start = max(first, min(place - rows / 2, last - rows + 1))
        let shown = start..<min(start + rows, last + 1)
        let waits = run.waits(after: events, at: moment?.time ?? .zero)
        let indent = shown.compactMap { Self.indent(of: code[$0 - 1]) }.min() ?? 0
        let width = "\(last)".count
        lines = shown.map { number in
            let isActing = number == place && acting != nil
            var line = StyledText(
                (isActing ? "> " : "  ") + String(repeating: " ", count: width - "\(number)".count) + "\(number)"
                    + " │ ", style: .dim)
            let text = code[number - 1].dropFirst(indent)
            line.append(String(text).readableText, style: isActing ? .bold : .plain)
            let waiting = run.trace.lanes.indices.filter {
                run.trace.lanes[$0].line == number && run.trace.lanes[$0].file == file
            }.compactMap { waits[$0] }.first
            let bar = waiting.map { "  " + Self.bar($0) } ?? ""
            let room = columns - DisplayWidth.columns(of: bar)
            return room < columns / 2 ? line.clipped(to: columns) : line.clipped(to: room) + StyledText(bar)
        }
    }

    /// The number of lines from a file's first stage to its last; the maximum over all readable files.
    static func count(of run: RecordedRun, in files: CodeFiles) -> Int {
        let byFile = Dictionary(grouping: run.trace.lanes, by: \.file).filter { files.lines(of: $0.key) != nil }
        return byFile.values.map { ($0.map(\.line).max() ?? 0) - ($0.map(\.line).min() ?? 0) + 1 }.max() ?? 0
    }

    private static func indent(of line: Substring) -> Int? {
        line.allSatisfy { $0 == " " } ? nil : line.prefix { $0 == " " }.count
    }

    private static func bar(_ wait: RecordedRun.Wait) -> String {
        let full = min(cells, Int(wait.passed / wait.length * Double(cells)))
        let cells = String(repeating: "█", count: full) + String(repeating: " ", count: cells - full)
        return "▕\(cells)▏ \(wait.length.inMilliseconds) ms"
    }
}
