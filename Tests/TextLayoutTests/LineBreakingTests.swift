import Terminal
import Testing

@Suite("Breaking lines") struct LineBreakingTests {
    private func broken(_ text: String, at width: Int, breaksLongWords: Bool = true) -> [String] {
        let characters = Array(text)
        return LineBreaking.lines(of: characters, width: width, breaksLongWords: breaksLongWords).map {
            String(characters[$0])
        }
    }

    @Test func `a line is broken between words, where the next would not fit`() {
        #expect(broken("the cat sat on the mat", at: 7) == ["the cat", "sat on", "the mat"])
        #expect(broken("", at: 7) == [""])
    }

    @Test func `spaces at the start of the text and between two words stay; those around a break go`() {
        #expect(broken("  the  cat   sat ", at: 10) == ["  the  cat", "sat"])
    }

    @Test func `line breaks in the text stay, empty lines too, and a last one begins no line`() {
        #expect(broken("a\n\nb c\n d\n", at: 3) == ["a", "", "b c", "d"])
    }

    @Test func `a word that is wider than a line is broken at its end, or stands out`() {
        #expect(broken("an extraordinary cat", at: 6) == ["an", "extrao", "rdinar", "y cat"])
        #expect(broken("an extraordinary cat", at: 6, breaksLongWords: false) == ["an", "extraordinary", "cat"])
    }

    @Test func `wide characters take two columns`() {
        #expect(broken("日本語 日本", at: 6) == ["日本語", "日本"])
        #expect(broken("日本語日本", at: 4) == ["日本", "語日", "本"])
    }
}
