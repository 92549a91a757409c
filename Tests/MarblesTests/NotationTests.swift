import Testing

@testable import Marbles

@Suite("Marble notation") struct NotationTests {
    @Test func `each sign takes a step, and letters are values`() throws {
        let diagram = try MarbleDiagram(parsing: "--a-b|", step: .milliseconds(10))
        #expect(
            diagram.events == [
                TimedEvent(at: .milliseconds(20), .next("a")),
                TimedEvent(at: .milliseconds(40), .next("b")),
                TimedEvent(at: .milliseconds(50), .completed),
            ])
        #expect(diagram.end == .milliseconds(60))
    }

    @Test func `a group is one step, quotes contain longer values, and spaces mean nothing`() throws {
        let diagram = try MarbleDiagram(parsing: "a [b'long one'] - #")
        #expect(diagram.steps == [[.next("a")], [.next("b"), .next("long one")], [], [.failed("")]])
    }

    @Test(arguments: [("600ms", 600), ("2s", 2_000)])
    func `a number with a unit jumps in time`(_ jump: String, milliseconds: Int) throws {
        let diagram = try MarbleDiagram(parsing: "a\(jump)b", step: .milliseconds(1))
        #expect(diagram.events.last == TimedEvent(at: .milliseconds(milliseconds + 1), .next("b")))
    }

    @Test func `a digit is a value, unless a unit makes a jump of it`() throws {
        #expect(try MarbleDiagram(parsing: "1-[34]").steps == [[.next("1")], [], [.next("3"), .next("4")]])
        let lines = ["12-[34]3|", "1'2's", "1'2'2000ms3|", "['4'ms]", "1-2"]
        #expect(try lines.map { try MarbleDiagram(parsing: $0).marbles(dashes: 60) } == lines)
    }

    @Test func `subscription and disposal have signs`() throws {
        #expect(try MarbleDiagram(parsing: "^--!").steps == [[.subscribed], [], [], [.disposed]])
    }

    @Test(arguments: [
        ("a[b", 2, "The group that begins here"),
        ("ab]", 3, "This `]` closes nothing"),
        ("a[b[c]]", 4, "A group can't contain another one"),
        ("a[]", 2, "This group is empty"),
        ("[a-b]", 3, "No time passes inside a group"),
        ("a'long", 2, "The text that begins here"),
        ("[a600ms]", 3, "No time passes inside a group"),
        ("ab|c", 4, "The signal has already ended"),
        ("a#|", 3, "The signal has already ended"),
        ("a 86401s b", 3, "A jump in time"),
        ("99999999999999999999s", 1, "A jump in time"),
        ("a'b\\q'", 5, "Between quotes"),
        ("'b\\", 3, "Between quotes"),
    ])
    func `a mistake is reported with its column`(_ marbles: String, column: Int, sentence: String) throws {
        let error = try #require(throws: MarbleSyntaxError.self) { try MarbleDiagram(parsing: marbles) }
        #expect(error.column == column && error.sentence.hasPrefix(sentence))
    }

    @Test func `an error has a caret under the mistake`() {
        let error = MarbleSyntaxError(marbles: "ab]", column: 3, sentence: "Nothing is open.")
        #expect(error.description.hasSuffix("\nab]\n  ^"))
    }

    @Test func `the caret counts columns: a wide character takes two, and a tab is shown as a space`() {
        #expect("日本]".pointed(at: 3) == ["日本]", "    ^"])
        #expect("a\t]".pointed(at: 3, indent: "  ") == ["  a ]", "    ^"])
    }

    @Test(arguments: [
        "a", "mag", "", " ", "-", "'", "it's", "\\", "two\nlines", "tab\there", "7", "五", "日",
        "👍🏽", "[x]", "\r\n", "\u{1b}[31m", "\u{301}e", "a\n\u{301}", "🇸🇪", "\u{1F1F8}", "\u{1100}",
        "\u{2028}",
        "क्", "e\u{301}",
        "\u{200D}",
    ])
    func `a printed value parses to the same value, and never breaks its line`(_ value: String) throws {
        let marble = TimedEvent.Kind.next(value).marble
        #expect(!marble.contains { $0.isNewline })
        #expect(try MarbleDiagram(parsing: "-\(marble)-|").steps == [[], [.next(value)], [], [.completed]])
    }

    @Test func `an escape sequence in a value doesn't reach the terminal`() {
        #expect(TimedEvent.Kind.next("\u{1b}[31m").marble == #"'\u{1b}[31m'"#)
        #expect(TimedEvent.Kind.next("\u{7}").marble == #"'\u{7}'"#)
    }

    @Test("each event has its column, and an event in a group that of the group")
    func columns() throws {
        #expect(try MarbleDiagram.columns(in: "a-[b'c d']600ms#") == [1, 3, 3, 16])
        #expect(try MarbleDiagram.columns(in: "---") == [])
    }
}
