import Terminal
import TerminalTestKit
import Testing

@testable import TerminalUI

@Suite("Columns side by side, and a status bar")
@MainActor
struct SplitTests {
    private func drawn(_ views: [any ScreenView], rows: Int, columns: Int, on terminal: TerminalAbilities = .color) -> (
        ScreenModel, ScreenPlace?
    ) {
        let (lines, cursor) = ScreenLayout.lines(
            of: views, in: TerminalSize(rows: rows, columns: columns), on: terminal)
        let screen = ScreenModel(lines, columns: columns, on: terminal)
        #expect(screen.unknownSequences.isEmpty && lines.count == rows)
        return (screen, cursor)
    }

    private func form() -> (split: SplitView, field: TextField, table: TableView<TableCell>) {
        let field = TextField(label: "Search")
        let table = TableView<TableCell>(rowHeight: 2)
        table.configure = { cell, row in
            cell.title = "@author\(row)"
            cell.detail = "日本語のつぶやき"
        }
        table.rowCount = 100
        table.reload()
        return (SplitView(left: [Label("Twitter Instant"), field], right: [table]), field, table)
    }

    @Test func `both sides have the same columns, wide characters or not`() {
        let (split, field, table) = form()
        field.setText("日本語")
        field.hasFocus = true
        let (screen, cursor) = drawn([split, StatusBar(["3 sent", "1 canceled"])], rows: 7, columns: 60)
        #expect(
            screen.lines == [
                "Twitter Instant                │      @author0",
                " Search: 日本語                │      日本語のつぶやき",
                "                               │      @author1",
                "                               │      日本語のつぶやき",
                "                               │      @author2",
                "                               │      日本語のつぶやき",
                " 3 sent  ·  1 canceled",
            ])
        #expect(cursor == ScreenPlace(row: 1, column: 15))
        #expect(screen.cell(1, 29).background == .white && screen.cell(1, 30).background == .standard)
        #expect(table.visibleRows == 0..<3)
    }

    @Test func `in a narrow window the right column goes below the left one`() {
        let (split, field, _) = form()
        field.hasFocus = true
        let (screen, cursor) = drawn([Label("title"), split], rows: 7, columns: 40)
        #expect(
            screen.lines == [
                "title", "Twitter Instant", " Search:",
                "     @author0", "     日本語のつぶやき",
                "     @author1", "     日本語のつぶやき",
            ])
        #expect(cursor == ScreenPlace(row: 2, column: 9))
    }

    @Test func `a field on the right has the cursor too`() {
        let field = TextField(label: "Name")
        field.hasFocus = true
        let split = SplitView(left: [Label("left")], right: [Label("right"), field])
        #expect(drawn([split], rows: 3, columns: 80).1 == ScreenPlace(row: 1, column: 50))
    }

    @Test(arguments: [1, 2, 3, 5, 12, 40, 60, 61, 200], [1, 2, 3, 10, 60])
    func `any size is survived, and the focus stays in sight`(columns: Int, rows: Int) {
        let (split, field, _) = form()
        field.hasFocus = true
        for terminal in [
            TerminalAbilities.color, .plain,
            TerminalAbilities(isInteractive: true, colorDepth: .full, hasUnicode: false),
        ] {
            let (screen, cursor) = drawn(
                [Label("title"), split, StatusBar(["status"])], rows: rows, columns: columns, on: terminal)
            #expect(cursor.map { $0.row < rows && $0.column < columns } == true)
            if columns >= 40, terminal.hasColor, let cursor { #expect(screen.line(cursor.row).contains("Search")) }
        }
    }

    @Test func `in a narrow window, a status bar's facts come closer, and then the last ones are left out`() {
        let status = StatusBar(["12 sent", "", "3 canceled", "168 left"])
        func text(_ columns: Int) -> String { status.lines(columns: columns, height: 1, on: .color)[0].text }
        #expect(text(50).trimmed == "12 sent  ·  3 canceled  ·  168 left")
        #expect(text(32) == " 12 sent · 3 canceled · 168 left")
        #expect(text(30) == " 12 sent  ·  3 canceled       ")
        #expect(text(6) == " 12 s…")
    }
}
