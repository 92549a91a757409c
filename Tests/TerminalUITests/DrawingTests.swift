import Terminal
import TerminalTestKit
import Testing

@testable import TerminalUI

@Suite("Views are drawn into rows")
@MainActor
struct DrawingTests {
    private func row(_ line: StyledText, columns: Int, color: Bool = true) -> ScreenModel {
        ScreenModel([line], columns: columns, on: color ? .color : .plain)
    }

    private func field(_ text: String, background: Color = .white, cursor: Int? = nil) -> TextField {
        let field = TextField(label: "Search")
        field.setText(text, cursor: cursor)
        field.background = background
        return field
    }

    @Test(arguments: [(Color.yellow, ScreenColor.yellow), (.white, .white)])
    func `a field is painted on its background up to the edge`(color: Color, shown: ScreenColor) {
        let screen = row(field("ma", background: color).lines(columns: 30, height: 1, on: .color)[0], columns: 30)
        #expect(screen.line(0) == " Search: ma")
        #expect(screen.cell(0, 7).background == .standard)
        #expect((9..<30).allSatisfy { screen.cell(0, $0).background == shown })
    }

    @Test(arguments: [0, 1, 10, 25, 39, 40]) func `a long text shows the part with the cursor`(cursor: Int) {
        let text = String((0..<40).map { Character(Unicode.Scalar(UInt8(0x41 + $0 % 26))) })
        let field = field(text, cursor: cursor)
        let shown = field.lines(columns: 20, height: 1, on: .color)[0].text.dropFirst(9)
        let column = field.cursorColumn(columns: 20, color: true) - 9
        #expect((0..<11).contains(column))
        let atCursor = shown.dropFirst(column).first
        #expect(atCursor == (cursor < 40 ? Array(text)[cursor] : " "))
    }

    @Test func `a wider field shows more of its text`() {
        let field = field("abcdef")
        _ = field.lines(columns: 3, height: 1, on: .color)
        #expect(field.lines(columns: 30, height: 1, on: .color)[0].text.trimmed == "Search: abcdef")
    }

    @Test(arguments: [1, 2, 3, 5, 8, 9, 16, 17, 40], [true, false])
    func `fields fit into windows of any width`(columns: Int, color: Bool) {
        for text in ["", "a", "日本語", "e\u{301}e\u{301}", "👨\u{200d}👩\u{200d}👧"] {
            let field = field(text)
            let screen = row(
                field.lines(columns: columns, height: 1, on: color ? .color : .plain)[0], columns: columns, color: color
            )
            #expect(screen.unknownSequences.isEmpty)
            #expect(screen.row == 0)
            #expect((0..<columns).contains(field.cursorColumn(columns: columns, color: color)))
        }
    }

    @Test func `a log shows its newest lines, wrapped between words, and scrolls by pages`() {
        let log = LogView()
        for number in 1...9 { log.append("line \(number)") }
        log.append("this one is too long")
        func shown() -> [String] { log.lines(columns: 10, height: 4, on: .color).map(\.text) }
        #expect(shown() == ["line 9", "this one", "is too", "long"])
        log.scroll(pages: -1)
        #expect(shown() == ["line 6", "line 7", "line 8", "line 9"])
        log.scroll(pages: -9)
        #expect(shown() == ["line 1", "line 2", "line 3", "line 4"])
        log.scroll(pages: 9)
        #expect(shown() == ["line 9", "this one", "is too", "long"])
    }

    @Test func `a log forgets the oldest lines, and line breaks make lines`() {
        let log = LogView()
        log.append("1\n2")
        #expect(log.lines == ["1", "2"])
        for number in 3...10_002 { log.append("\(number)") }
        #expect(log.lines.count == 10_000 && log.lines.first == "3")
    }

    @Test func `control characters and escape sequences in a text can't move the cursor`() {
        #expect(StyledText("a\u{1b}[2Jb\tc\r\nd").rendered(columns: 7, on: .plain) == "ab c  d")
    }

    @Test func `a low window shows the field before anything else`() {
        let field = field("ma")
        field.hasFocus = true
        let views: [any ScreenView] = [Label("title"), Label("more"), field, LogView()]
        let (lines, cursor) = ScreenLayout.lines(of: views, in: TerminalSize(rows: 2, columns: 30), on: .color)
        #expect(lines.map { $0.text.trimmed } == ["title", "Search: ma"])
        #expect(cursor == ScreenPlace(row: 1, column: 11))
        let one = ScreenLayout.lines(of: views, in: TerminalSize(rows: 1, columns: 30), on: .color)
        #expect(one.lines.map { $0.text.trimmed } == ["Search: ma"])
    }

    @Test func `a frame contains only the rows that have changed, and is empty when none has`() {
        var canvas = Canvas()
        var screen = ScreenModel(rows: 3, columns: 10)
        screen.feed(canvas.frame(["one", "two", "three"], cursor: ScreenPlace(row: 1, column: 2)))
        #expect(screen.lines == ["one", "two", "three"])
        let frame = canvas.frame(["one", "TWO", "three"], cursor: ScreenPlace(row: 1, column: 3))
        #expect(!frame.contains("one") && frame.contains("TWO"))
        screen.feed(frame)
        #expect((screen.row, screen.column) == (1, 3))
        #expect(canvas.frame(["one", "TWO", "three"], cursor: ScreenPlace(row: 1, column: 3)) == "")
    }
}

extension ScreenModel {
    init(_ lines: [StyledText], columns: Int, on terminal: TerminalAbilities) {
        self.init(rows: lines.count, columns: columns)
        for (row, line) in lines.enumerated() {
            feed(EscapeSequences.move(row: row, column: 0) + line.rendered(columns: columns, on: terminal))
        }
    }
}

extension String {
    var trimmed: String { replacing(#/^ +| +$/#, with: "") }
}

extension TerminalAbilities {
    static let color = TerminalAbilities(isInteractive: true, colorDepth: .sixteen)
    static let plain = TerminalAbilities(isInteractive: true, colorDepth: .none)
}
