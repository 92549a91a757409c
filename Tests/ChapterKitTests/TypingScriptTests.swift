import Testing

@testable import ChapterKit
@testable import Stepping

@Suite("A typing script") struct TypingScriptTests {
    @Test func `presses a key every 120 ms, the first after 120 ms`() throws {
        let script = try TypingScript(parsing: "ma{delete}")
        #expect(
            script.presses == [
                .init(at: .milliseconds(120), key: .character("m")),
                .init(at: .milliseconds(240), key: .character("a")),
                .init(at: .milliseconds(360), key: .delete),
            ])
    }

    @Test func `types characters as people see them`() throws {
        let script = try TypingScript(parsing: "日e\u{301}👩‍👧{{}{clear}")
        #expect(
            script.presses.map(\.key) == [
                .character("日"), .character("e\u{301}"), .character("👩‍👧"), .character("{"),
                .character("}"), .clear,
            ])
    }

    @Test(arguments: [
        ("a{600ms}b{2s}", [120, 840], 2_840), ("a{@500ms}bc{@620ms}d", [120, 500, 620, 620], 620), ("", [], 0),
    ])
    func `pauses where it says so, even at its end, and presses a key at the time that is given for it`(
        _ text: String, _ times: [Int], _ end: Int
    ) throws {
        let script = try TypingScript(parsing: text)
        #expect(script.presses.map(\.at) == times.map { .milliseconds($0) } && script.end == .milliseconds(end))
    }

    @Test(arguments: [
        "", "mag", "ma{600ms}gi{delete}{{{clear}", "a{@500ms}b{allow}{2s}", "a{@120ms}b{return}{tab}{deny}",
    ])
    func `is written as it's read, with the keys that were inserted`(_ text: String) throws {
        let script = try TypingScript(parsing: text)
        #expect(try TypingScript(parsing: script.text).presses == script.presses)
        var longer = script
        longer.insert(.character("x"), at: .milliseconds(150))
        longer.insert(.delete, at: script.end)
        let again = try TypingScript(parsing: longer.text)
        #expect(again.presses == longer.presses && again.end == longer.end)
        #expect(longer.presses.map(\.at) == longer.presses.map(\.at).sorted())
    }

    @Test(arguments: [
        ("mag{delte}", 4, "`{delte}` at column 4 is not a key"),
        ("mag{delete", 4, "The brace at column 4 is never closed"),
        ("{}", 1, "`{}` at column 1 is not a key"),
        ("a{-5ms}", 2, "`{-5ms}` at column 2 is not a key"),
        ("日本{5}", 3, "`{5}` at column 3 is not a key"),
        ("ab{@120ms}", 3, "`{@120ms}` at column 3 is before the key before it"),
        ("a{@soon}", 2, "`{@soon}` at column 2 is not a key"),
    ])
    func `says where it is wrong`(_ text: String, column: Int, sentence: String) throws {
        let error = try #require(throws: TypingScriptError.self) { try TypingScript(parsing: text) }
        #expect(error.column == column)
        #expect(error.sentence.hasPrefix(sentence))
        // The caret is placed by columns of a terminal, and a Chinese character takes two.
        let before = text.prefix(column - 1).reduce(0) { $0 + ("日本".contains($1) ? 2 : 1) }
        #expect(error.description.hasSuffix("  \(text)\n  " + String(repeating: " ", count: before) + "^"))
    }
}
