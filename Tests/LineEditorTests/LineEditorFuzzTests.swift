import Terminal
import TerminalTestKit
import Testing

@Suite("After any keys the screen shows the text, and the cursor is in its place") struct LineEditorFuzzTests {
    @Test(
        "random text and keys of each kind",
        arguments: FuzzAlphabet.all, [80, 24]
    )
    func random(alphabet: FuzzAlphabet, columns: Int) throws {
        for seed: UInt64 in 1...3 {
            let session = try fixture(rows: 10, columns: columns, environment: ["NO_COLOR": "1"])
            _ = try session.typeAtRandom(alphabet, seed: seed, atMost: columns * 7) { model in
                IdealLine(prompt: "test> ", model: model, rows: 10, columns: columns).isShown
            }
            #expect(session.screen.unknownSequences == [])
        }
    }
}

struct IdealLine {
    let lines: [String]
    let row: Int
    let column: Int

    init(prompt: String, model: LineModel, rows: Int, columns: Int) {
        var screen = ScreenModel(rows: rows, columns: columns)
        screen.feed(prompt + model.text)
        lines = screen.lines

        // The cursor is where the next character would go.
        var upToCursor = ScreenModel(rows: rows, columns: columns)
        let width =
            model.cursor < model.scalars.count ? max(1, DisplayWidth.columns(of: model.scalars[model.cursor])) : 1
        upToCursor.feed(prompt + model.before + (width == 2 ? "日" : "x"))
        let end = upToCursor.isFull ? upToCursor.columns : upToCursor.column
        row = upToCursor.row
        column = end - width
    }

    func isShown(on screen: ScreenModel) -> Bool {
        screen.lines == lines && screen.row == row && screen.column == column
    }
}
