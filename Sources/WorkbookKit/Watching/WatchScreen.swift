import Reading
import Terminal

/// The part of a watch above the line of keys: a report, the code's output, and as many lanes of the failing run as
/// fit. Nothing scrolls off at the top.
struct WatchScreen {
    /// The maximum number of rows reserved for the code's output when the lanes need the other rows.
    private static let fewestPrinted = 3

    private(set) var lines: [String]

    /// - Parameters:
    ///   - report: the lines of the report, which may be longer than the window is wide.
    ///   - printed: the lines about the code's output.
    ///   - lanes: returns the lanes' lines for `rows` rows. If the lines take more rows, they're cut.
    ///   - ending: returns the line that replaces the lines that don't fit. `lines` is their number, and `hidesLanes`
    ///     is whether they include lanes.
    init(
        report: [String], printed: [String] = [], in window: TerminalSize, lanes: (_ rows: Int) -> [String],
        ending: (_ lines: Int, _ hidesLanes: Bool) -> String
    ) {
        let rows = { (lines: [String]) in lines.reduce(0) { $0 + Pager.rows(of: $1, columns: window.columns) } }
        func cut(_ lines: [String], to room: Int, hidesLanes: Bool) -> [String] {
            guard !lines.isEmpty, rows(lines) > room else { return lines }
            var count = lines.count
            while count > 0, rows(Array(lines.prefix(count))) > room - 1 { count -= 1 }
            return lines.prefix(count) + [ending(lines.count - count, hidesLanes)]
        }
        // The last row is for the keys.
        let room = max(1, window.rows - 1)
        // Even for one row, `lanes` returns a line that counts the lanes.
        let hasLanes = !lanes(1).isEmpty
        let fewest = min(rows(printed), Self.fewestPrinted) + (hasLanes ? 1 : 0)
        var report = report
        if rows(report) + fewest > room { report.removeAll(where: \.isEmpty) }
        guard rows(report) + fewest <= room else {
            lines = cut(report + printed, to: room, hidesLanes: hasLanes)
            return
        }
        // An empty line before the lanes, and one before the keys, if there's room.
        let free = room - rows(report)
        let gap = fewest < free ? 1 : 0
        let roomBelow = free - gap - min(rows(printed), Self.fewestPrinted)
        let below = cut(lanes(roomBelow), to: roomBelow, hidesLanes: false)
        let gaps = below.isEmpty ? 0 : gap
        let shown = cut(printed, to: free - gaps - rows(below), hidesLanes: false)
        lines = report + shown + Array(repeating: "", count: gaps) + below
        if rows(lines) < room { lines.append("") }
    }
}
