import ReactiveCore
import Terminal
import TerminalTestKit
import Testing

@testable import TerminalUI

@Suite("A table uses few cells for many rows")
@MainActor
struct TableTests {
    /// A table whose cells show their row number, and a log of its calls.
    @MainActor
    final class Bench {
        let table = TableView<TableCell>(rowHeight: 3)
        var configured: [Int] = []
        var reused: [String] = []
        private var watched: Set<ObjectIdentifier> = []

        init(rows: Int, windowHeight: Int = 12) {
            table.windowHeight = windowHeight
            table.rowCount = rows
            table.configure = { [unowned self] cell, row in
                configured.append(row)
                cell.title = "row \(row)"
                guard watched.insert(ObjectIdentifier(cell)).inserted else { return }
                cell.prepareForReuseSignal.subscribe(next: { [weak self, weak cell] in
                    self?.reused.append(cell?.title ?? "?")
                })
            }
            table.reload()
        }
    }

    @Test func `a thousand rows have as many cells as are in sight`() {
        let bench = Bench(rows: 1_000)
        #expect(bench.configured == [0, 1, 2, 3])
        #expect(bench.table.visibleRows == 0..<4 && bench.table.cellCount == 4)
        for row in stride(from: 0, to: 1_000, by: 7) { bench.table.scroll(toRow: row) }
        bench.table.scroll(toRow: 5_000)
        #expect(bench.table.visibleRows == 996..<1_000)
        #expect(bench.table.cellCount == 4)
        #expect(bench.table.cell(forRow: 999)?.title == "row 999" && bench.table.cell(forRow: 995) == nil)
    }

    @Test func `a cell that scrolls out is used again, and says so before it is filled`() {
        let bench = Bench(rows: 10)
        let first = bench.table.cell(forRow: 0)
        bench.table.scroll(rows: 1)
        #expect(bench.reused == ["row 0"])
        #expect(bench.table.cell(forRow: 4) === first)
        #expect(bench.configured == [0, 1, 2, 3, 4])
        bench.table.scroll(rows: 1)
        bench.table.scroll(rows: -2)
        #expect(bench.configured.suffix(3) == [5, 0, 1])
    }

    @Test func `what ends with the reuse of its cell does not reach the next row; what does not, does`() {
        let bench = Bench(rows: 10, windowHeight: 3)
        let cell = bench.table.cell(forRow: 0)!
        let pictures = MainSubject<String>()
        pictures.signal.take(until: cell.prepareForReuseSignal).subscribe(next: { cell.initials = $0 })
        pictures.signal.subscribe(next: { cell.detail = $0 })
        bench.table.scroll(toRow: 1)
        pictures.send("late")
        #expect(bench.table.cell(forRow: 1) === cell)
        #expect(cell.initials == "" && cell.detail == "late")
    }

    @Test("reload fills the rows in sight again and keeps its place, if that still exists")
    func reload() {
        let bench = Bench(rows: 100)
        bench.table.scroll(toRow: 40)
        bench.configured = []
        bench.table.reload()
        #expect(
            bench.configured == [40, 41, 42, 43] && bench.reused.suffix(4) == ["row 40", "row 41", "row 42", "row 43"])
        bench.table.rowCount = 20
        #expect(bench.table.visibleRows == 40..<44)
        bench.table.reload()
        #expect(bench.table.visibleRows == 16..<20)
        bench.table.rowCount = 0
        bench.table.reload()
        #expect(bench.table.visibleRows.isEmpty && bench.table.lines(columns: 40, height: 12, on: .color).isEmpty)
        bench.table.scroll(pages: 1)
        bench.table.rowCount = 2
        bench.table.reload()
        #expect(bench.table.visibleRows == 0..<2 && bench.table.cellCount == 4)
    }

    @Test func `pages are as many rows as are wholly in sight, and the last row can be`() {
        let bench = Bench(rows: 9, windowHeight: 10)
        #expect(bench.table.visibleRows == 0..<4)
        bench.table.scroll(pages: 1)
        #expect(bench.table.visibleRows == 3..<7)
        bench.table.scroll(pages: 1)
        #expect(bench.table.visibleRows == 6..<9)
        bench.table.scroll(pages: -9)
        #expect(bench.table.visibleRows == 0..<4)
    }

    @Test func `another window height shows more or fewer rows, and frees the cells that it no longer needs`() {
        let bench = Bench(rows: 100)
        _ = bench.table.lines(columns: 40, height: 30, on: .color)
        #expect(bench.table.visibleRows == 0..<10 && bench.table.cellCount == 10)
        _ = bench.table.lines(columns: 40, height: 1, on: .color)
        #expect(bench.table.visibleRows == 0..<1 && bench.table.cellCount == 2)
        bench.table.scroll(toRow: 99)
        _ = bench.table.lines(columns: 40, height: 6, on: .color)
        #expect(bench.table.visibleRows == 98..<100)
    }

    private func drawn(_ cell: TableCell, columns: Int, height: Int, on terminal: TerminalAbilities = .color)
        -> ScreenModel
    {
        let lines = cell.lines(columns: columns, height: height, on: terminal)
        let blank = Array(repeating: StyledText(), count: height - lines.count)
        return ScreenModel(lines + blank, columns: columns, on: terminal)
    }

    @Test("a cell has its picture's place on the left, a bold title, and its detail cut with an ellipsis")
    func cell() {
        let cell = TableCell()
        cell.initials = "sw"
        cell.title = "@swift"
        cell.detail = "A text that is longer than the two rows that this cell has for it"
        var screen = drawn(cell, columns: 30, height: 3)
        #expect(screen.lines == ["       @swift", "  SW   A text that is longer", "       than the two rows that…"])
        #expect(screen.cell(0, 7).isBold && !screen.cell(1, 7).isBold && screen.cell(1, 2).isReversed)
        cell.detail = "日本語のつぶやき🍣とても長いので切れます"
        screen = drawn(cell, columns: 24, height: 2)
        #expect(screen.lines == [" SW  @swift", "     日本語のつぶやき🍣…"])
        screen = drawn(cell, columns: 8, height: 2)
        #expect(screen.lines == [" @swift", " 日本語…"])
        #expect(screen.unknownSequences.isEmpty)
    }
}
