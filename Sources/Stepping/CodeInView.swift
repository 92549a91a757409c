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
        guard let code = run.code(of: file, in: files) else {
            lines = []
            return
        }
        let (first, last) = (code.startIndex, code.endIndex - 1)
        let start = max(first, min(place - rows / 2, last - rows + 1))
        let shown = start..<min(start + rows, last + 1)
        let now = moment?.time ?? .zero
        let waits = run.waits(after: events, at: now)
        let indent = shown.compactMap { Self.indent(of: code[$0]) }.min() ?? 0
        let width = "\(last)".count
        lines = shown.map { number in
            let isActing = number == place && acting != nil
            var line = StyledText(
                (isActing ? "> " : "  ") + String(repeating: " ", count: width - "\(number)".count) + "\(number)"
                    + " │ ", style: .dim)
            line.append(String(code[number].dropFirst(indent)).readableText, style: isActing ? .bold : .plain)
            let waiting = run.trace.lanes.indices.filter {
                run.trace.lanes[$0].line == number && run.trace.lanes[$0].file == file
            }.compactMap { waits[$0] }.first
            let bar = waiting.map { "  " + Self.bar($0, at: now) } ?? ""
            let room = columns - DisplayWidth.columns(of: bar)
            return room < columns / 2 ? line.clipped(to: columns) : line.clipped(to: room) + StyledText(bar)
        }
    }

    /// The number of lines from a file's first stage to its last; the maximum over all readable files.
    static func count(of run: RecordedRun, in files: CodeFiles) -> Int {
        Set(run.trace.lanes.map(\.file)).compactMap { run.code(of: $0, in: files)?.count }.max() ?? 0
    }

    private static func indent(of line: Substring) -> Int? {
        line.allSatisfy { $0 == " " } ? nil : line.prefix { $0 == " " }.count
    }

    private static func bar(_ wait: RecordedRun.Wait, at now: Duration) -> String {
        let full = min(cells, Int((now - wait.start) / wait.length * Double(cells)))
        let cells = String(repeating: "█", count: full) + String(repeating: " ", count: cells - full)
        return "▕\(cells)▏ \(wait.length.inMilliseconds) ms"
    }
}

extension RecordedRun {
    /// The lines of a file from its first stage to its last, indexed by line number; nil if the file can't be read.
    package func code(of file: String, in files: CodeFiles) -> ArraySlice<Substring>? {
        let numbers = trace.lanes.filter { $0.file == file }.map(\.line)
        guard let lines = files.lines(of: file), let first = numbers.min(), let last = numbers.max(), first >= 1,
            first <= lines.count
        else { return nil }
        return ([""] + lines)[first...min(last, lines.count)]
    }
}
