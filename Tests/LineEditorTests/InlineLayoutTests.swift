import TerminalTestKit
import Testing

@testable import Terminal

@Suite("A line is laid out as the terminal wraps it") struct InlineLayoutTests {
    private func screen(_ layout: InlineLayout, rows: Int, columns: Int) -> ScreenModel {
        var drawing = InlineDrawing()
        var screen = ScreenModel(rows: rows, columns: columns)
        screen.feed(drawing.frame(layout, in: TerminalSize(rows: rows, columns: columns)))
        return screen
    }

    private func layout(_ line: EditedLine, prompt: String = "> ", columns: Int) -> InlineLayout {
        InlineLayout(prompt: prompt, line: line, columns: columns)
    }

    @Test func `escape sequences in the prompt take no columns`() {
        let screen = screen(
            layout(EditedLine("ab"), prompt: "\u{1b}[1;32m>\u{1b}[0m ", columns: 10), rows: 3, columns: 10)
        #expect(screen.line(0) == "> ab")
        #expect((screen.row, screen.column) == (0, 4))
        #expect(screen.cell(0, 0).isBold && !screen.cell(0, 2).isBold)
    }

    @Test func `a line that ends at the margin leaves the cursor in the next row`() {
        let screen = screen(layout(EditedLine("12345678"), columns: 10), rows: 3, columns: 10)
        #expect(screen.line(0) == "> 12345678")
        #expect((screen.row, screen.column) == (1, 0))
    }

    @Test func `a wide character that does not fit goes to the next row, and so does a cursor before it`() {
        let screen = screen(layout(EditedLine("1234567日x", cursor: 7), columns: 10), rows: 3, columns: 10)
        #expect(screen.lines == ["> 1234567", "日x", ""])
        #expect((screen.row, screen.column) == (1, 0))
    }

    @Test(arguments: [0, 3, 50, 97, 100])
    func `a line that is taller than the window shows the part around its cursor`(cursor: Int) {
        let text = String((0..<100).map { Character(Unicode.Scalar(UInt8(0x30 + $0 % 75))) })
        let screen = screen(layout(EditedLine(text, cursor: cursor), prompt: "", columns: 10), rows: 4, columns: 10)
        #expect(screen.column == cursor % 10)
        #expect(screen.line(screen.row) == String(text.dropFirst(cursor / 10 * 10).prefix(10)))
    }

    @Test func `control characters show as the keys that type them`() {
        #expect(screen(layout(EditedLine("a\u{1}\u{7f}b"), columns: 20), rows: 1, columns: 20).line(0) == "> a^A^?b")
    }

    @Test(arguments: ["", "a", "日", "a日b\u{301}"]) func `a window of one cell shows a part of the line`(text: String) {
        let screen = screen(layout(EditedLine(text), columns: 1), rows: 1, columns: 1)
        #expect(screen.unknownSequences.isEmpty)
    }
}
