import Terminal
import Testing

@Suite("Text for a reader who listens") struct SpokenTextTests {
    @Test(arguments: [
        ("  120 ms  \"\"  yellow", "120 ms, the empty text, yellow"),
        ("1.1  Show it  passed", "1.1, Show it, passed"),
        ("For example:  check 1", "For example: check 1"),
        ("  one  ", "one"), ("", ""), ("plain words", "plain words"),
    ])
    func `columns become commas, and empty texts have a name`(_ line: String, _ sentence: String) {
        #expect(SpokenText.line(line) == sentence)
    }

    @Test func `drawings are left out, and marks are words`() {
        #expect(SpokenText.line("│ text │ → ✓") == "text, to passed")
        #expect(SpokenText.withoutDrawing("1 Validation · step 2") == "1 Validation, step 2")
        #expect(SpokenText.withoutDrawing("🇯🇵 é …") == "🇯🇵 é …")
    }

    @Test(
        "signs that a voice skips are spelled out, and lines to type are quoted",
        arguments: [
            ("|", "vertical bar"), ("[ab]", "left bracket a b right bracket"), ("''", "single quote single quote"),
            ("map", "map"), ("check 1.2", "\"check 1.2\""), ("1.2", "1.2"), ("--type", "--type"),
            ("textSignal", "textSignal"),
        ])
    func code(_ code: String, _ words: String) {
        #expect(SpokenText.code(code) == words)
        #expect(SpokenText.sentences("Type `\(code)`.") == "Type \(words).")
    }

    @Test(arguments: [
        ("a", "a"), ("A", "capital A"), ("", "the empty text"), (" ", "a space"), ("␣␣", "2 spaces"),
        ("ma", "\"ma\""),
        ("?", "question mark"),
    ])
    func `a value is a letter, a word in quotes, or has a name`(_ value: String, _ words: String) {
        #expect(SpokenText.value(value) == words)
    }

    @Test func `below a sentence, a laid-out line is said by its columns, and a caret by its place`() {
        #expect(
            SpokenText.sentences("No end:\n  y  [w\n     ^\nClose it with `]`.")
                == "No end:\ny, [w\nAt character 4, before \"[w\".\nClose it with right bracket.")
    }

    @Test func `a caret's place is the number of its character, and what follows`() {
        #expect(SpokenText.place(column: 4, in: "--a[b") == "At character 4, before \"[b\".")
        #expect(SpokenText.place(column: 6, in: "--a[b") == "At character 6, the end.")
    }
}
