import Terminal
import Testing

@testable import Checks
@testable import WorkbookKit

@Suite("The screen of a watch") struct WatchScreenTests {
    private static let printed = ["It printed:", "1", "2", "3", "4"]

    @Test(
        "The lanes follow the report, in the rows that it leaves, and a line counts what is left out",
        arguments: [
            // There's an empty line before the lanes, and another one before the keys.
            (["a", "", "b"], [], 2, 10, ["a", "", "b", "", "lane 1", "lane 2", ""]),
            (["a", "b"], [], 0, 10, ["a", "b", ""]),
            // The lanes get one row at least, and the report loses its empty lines for it.
            (["a", "", "b"], [], 4, 7, ["a", "", "b", "", "lane 1", "lane 2"]),
            (["a", "", "b"], [], 4, 5, ["a", "", "b", "lane 1"]),
            (["a", "", "b"], [], 4, 4, ["a", "b", "lane 1"]),
            // The end of a report that is too long is left out.
            (["a", "b", "c", "d"], [], 0, 4, ["a", "b", "2 more"]),
            (["a", "b", "c", "d"], [], 3, 4, ["a", "b", "2 more and lanes"]),
            (["a", "b"], [], 3, 1, ["2 more and lanes"]),
            // What the code printed leaves its rows to the lanes, up to three.
            (["a"], printed, 3, 9, ["a", "It printed:", "1", "3 more", "", "lane 1", "lane 2", "lane 3"]),
            (["a"], printed, 3, 11, ["a"] + printed + ["", "lane 1", "lane 2", "lane 3"]),
            (["a", "b"], printed, 0, 5, ["a", "b", "It printed:", "4 more"]),
        ] as [([String], [String], Int, Int, [String])])
    func shown(_ report: [String], _ printed: [String], _ lanes: Int, _ rows: Int, _ expected: [String]) {
        let screen = WatchScreen(
            report: report, printed: printed, in: TerminalSize(rows: rows, columns: 40),
            lanes: { room in (0..<min(room, lanes)).map { "lane \($0 + 1)" } },
            ending: { "\($0) more\($1 ? " and lanes" : "")" })
        #expect(screen.lines == expected)
    }

    @Test func `A long sentence in place of the lanes is cut`() {
        let lines = { (rows: Int) in
            WatchScreen(
                report: ["a"], in: TerminalSize(rows: rows, columns: 40), lanes: { _ in ["b", "c", "d", "e"] },
                ending: { lines, _ in "\(lines) more" }
            ).lines
        }
        #expect(lines(8) == ["a", "", "b", "c", "d", "e", ""])
        #expect(lines(6) == ["a", "", "b", "c", "2 more"])
        #expect(lines(3) == ["a", "4 more"])
    }

    @Test(arguments: 2...14, [6, 10, 40])
    func `No screen is higher than its window, also if lines are wider`(rows: Int, columns: Int) {
        for lanes in 0...6 {
            let lines = WatchScreen(
                report: ["A long line of a report", "", "b", "another long line"],
                printed: ["printed", "long as well"],
                in: TerminalSize(rows: rows, columns: columns),
                lanes: { room in (0..<min(room, lanes)).map { "lane \($0)" } }, ending: { lines, _ in "… \(lines)" }
            ).lines
            let used = lines.reduce(0) { $0 + max(1, ($1.count + columns - 1) / columns) }
            #expect(used < rows)
        }
    }
}
