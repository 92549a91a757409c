import Terminal
import Testing

@Suite("Columns of text") struct DisplayWidthTests {
    @Test(
        "columns are counted as terminals count them",
        arguments: [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("😀", 2), ("a日\u{301}b", 4),
            ("👩\u{200D}👧", 4), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("🇨🇭", 2),
            ("─│", 2), ("a\tb", 3), ("日\n", 3),
        ])
    func columns(text: String, expected: Int) {
        #expect(DisplayWidth.columns(of: text) == expected)
    }

    @Test("a text is cut between characters and filled up to a width")
    func fitted() {
        #expect(DisplayWidth.prefix(of: "日本語", columns: 5) == "日本")
        #expect(DisplayWidth.fitted("日本語", columns: 5) == "日本 ")
        #expect(DisplayWidth.fitted("ab", columns: 4) == "ab  ")
        #expect(DisplayWidth.fitted("ab", columns: 0) == "")
    }

    @Test(arguments: [
        ("one two three", 7, 3, ["one two", "three"]),
        ("one two three", 8, 3, ["one two", "three"]),
        ("incomprehensible", 6, 2, ["incomp", "rehen…"]),
        ("日本語日本語", 5, 2, ["日本", "語日…"]),
        ("a\nb\r\nc", 10, 2, ["a b c"]),
        ("", 10, 2, []),
        ("text", 0, 2, []),
        ("日", 1, 2, ["…"]),
    ])
    func `texts are wrapped and cut by columns`(text: String, columns: Int, rows: Int, shown: [String]) {
        #expect(DisplayWidth.wrapped(text, columns: columns, rows: rows) == shown)
    }
}
