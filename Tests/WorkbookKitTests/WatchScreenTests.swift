import Terminal
import Testing

@testable import Checks
@testable import WorkbookKit

@Suite("The screen of a watch") struct WatchScreenTests {
    private func lines(
        report: [String], printed: [String] = [], lanes: Int, rows: Int, columns: Int = 40
    ) -> [String] {
        WatchScreen(
            report: report, printed: printed, in: TerminalSize(rows: rows, columns: columns),
            lanes: { room in (0..<min(room, lanes)).map { "lane \($0 + 1)" } },
            ending: { "\($0) more\($1 ? " and lanes" : "")" }
        ).lines
    }

    @Test func `The lanes follow the report after an empty line, and another one is before the keys`() {
        #expect(lines(report: ["a", "", "b"], lanes: 2, rows: 10) == ["a", "", "b", "", "lane 1", "lane 2", ""])
        #expect(lines(report: ["a", "b"], lanes: 0, rows: 10) == ["a", "b", ""])
    }

    @Test
    func `The lanes get the rows that the report leaves, one at least, and the report loses its empty lines for it`() {
        #expect(lines(report: ["a", "", "b"], lanes: 4, rows: 7) == ["a", "", "b", "", "lane 1", "lane 2"])
        #expect(lines(report: ["a", "", "b"], lanes: 4, rows: 5) == ["a", "", "b", "lane 1"])
        #expect(lines(report: ["a", "", "b"], lanes: 4, rows: 4) == ["a", "b", "lane 1"])
    }

    @Test func `The end of a report that is too long is left out, and a line says so`() {
        #expect(lines(report: ["a", "b", "c", "d"], lanes: 0, rows: 4) == ["a", "b", "2 more"])
        #expect(lines(report: ["a", "b", "c", "d"], lanes: 3, rows: 4) == ["a", "b", "2 more and lanes"])
        #expect(lines(report: ["a", "b"], lanes: 3, rows: 1) == ["2 more and lanes"])
    }

    @Test func `What the code printed leaves its rows to the lanes, up to three`() {
        let printed = ["It printed:", "1", "2", "3", "4"]
        #expect(
            lines(report: ["a"], printed: printed, lanes: 3, rows: 9)
                == ["a", "It printed:", "1", "3 more", "", "lane 1", "lane 2", "lane 3"])
        #expect(
            lines(report: ["a"], printed: printed, lanes: 3, rows: 11)
                == ["a", "It printed:", "1", "2", "3", "4", "", "lane 1", "lane 2", "lane 3"])
        #expect(lines(report: ["a", "b"], printed: printed, lanes: 0, rows: 5) == ["a", "b", "It printed:", "4 more"])
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
