import Terminal
import Testing

@Suite("Breaking lines") struct LineBreakingTests {
    private func broken(_ text: String, at width: Int, breaksLongWords: Bool = true) -> [String] {
        let characters = Array(text)
        return LineBreaking.lines(of: characters, width: width, breaksLongWords: breaksLongWords).map {
            String(characters[$0])
        }
    }

    @Test(arguments: [
        // Between words, where the next one would not fit.
        ("the cat sat on the mat", 7, ["the cat", "sat on", "the mat"]), ("", 7, [""]),
        // Spaces at the start of the text and between two words stay; those around a break go.
        ("  the  cat   sat ", 10, ["  the  cat", "sat"]),
        // Line breaks in the text stay, empty lines too, and a last one begins no line.
        ("a\n\nb c\n d\n", 3, ["a", "", "b c", "d"]),
        // A word that is wider than a line is broken at its end.
        ("an extraordinary cat", 6, ["an", "extrao", "rdinar", "y cat"]),
        // Wide characters take two columns.
        ("日本語 日本", 6, ["日本語", "日本"]), ("日本語日本", 4, ["日本", "語日", "本"]),
    ])
    func `a text is broken between words, and a word only if it's wider than a line`(
        _ text: String, _ width: Int, _ lines: [String]
    ) {
        #expect(broken(text, at: width) == lines)
    }

    @Test func `code stays in one piece if it fits into a line, and else it's broken at its spaces`() {
        let code = TextStyle(foreground: Ink.code.color)
        let text = StyledText("Write ") + StyledText("{ [weak self] in }", style: code) + StyledText(", and go on.")
        #expect(text.wrapped(to: 20).map(\.text) == ["Write", "{ [weak self] in },", "and go on."])
        #expect(text.wrapped(to: 40).map(\.text) == ["Write { [weak self] in }, and go on."])
        #expect(text.wrapped(to: 14).map(\.text) == ["Write { [weak", "self] in },", "and go on."])
    }

    @Test func `a wide word stands out, if it isn't to be broken`() {
        #expect(broken("an extraordinary cat", at: 6, breaksLongWords: false) == ["an", "extraordinary", "cat"])
    }
}
