import Foundation
import Grading
import Judges
import Marbles
import ProofKit
import Testing

@Suite("Examples as a learner writes them") struct WrittenExamplesTests {
    private let task: ExampleTask
    private let start: String

    init() throws {
        let throttling = try #require(catalogue.first { $0.number == "10" })
        task = try #require(Course.book.examples(of: throttling, 2))
        start = throttling.starter
    }

    private func exercise(_ lines: String) throws -> String {
        let mark = try #require(start.split(separator: "\n").first { $0.hasPrefix("// MARK: - Task 2") })
        return start.replacingOccurrences(of: mark, with: mark + "\n\n" + lines)
    }

    private func read(_ lines: String) throws -> [Example] {
        try WrittenExamples(to: task, in: try exercise(lines)).all
    }

    private func mistake(in lines: String) throws -> String {
        let mistake = try #require(throws: ExampleMistake.self) { try read(lines) }
        return ([mistake.sentence] + mistake.place).joined(separator: "\n")
    }

    @Test func `a starter has none, and neither has a comment without lanes`() throws {
        #expect(try WrittenExamples(to: task, in: start).all.isEmpty)
        #expect(try read("// Examples").isEmpty)
        #expect(try read("// keys      swi").isEmpty)
    }

    @Test(arguments: [
        "// Examples\n//\n// keys      swi--\n// expected  -",
        "//Examples:\n//keys swi--\n//expected -",
        "/// examples\n/// keys: swi--\n///\n\n/// expected: -\n\n// keys no longer an example",
        "    //  EXAMPLES\r\n    //  keys\tswi--\r\n    //  expected\t-\r\nlet code = 1\n// keys swi",
    ])
    func `are pairs of lanes below a heading`(_ lines: String) throws {
        let examples = try read(lines)
        #expect(examples.map(\.input.marbles) == ["swi--"])
        #expect(examples.map(\.expected.marbles) == ["-"])
    }

    @Test func `know their lines in the file`() throws {
        let text = try exercise("// Examples\n// keys  swi\n// expected  -")
        let example = try #require(try WrittenExamples(to: task, in: text).all.first)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[example.input.line - 1] == "// keys  swi")
        #expect(lines[example.expected.line - 1] == "// expected  -")
    }

    @Test(arguments: [
        ("// keys  a--'sw", "The text that begins here has no end: close it with `'`.\n  a--'sw\n     ^"),
        (
            "// keys  sw|",
            """
            | has no meaning here. A letter is a key, `<` the delete key, and `' '` a space. A step takes 100 ms.
              sw|
                ^
            """
        ),
        (
            "// keys  sw\n// expected  --!",
            "`expected` contains values, `|` and `#`. `!` is something else.\n  --!\n    ^"
        ),
        (
            "// keys  sw\n// expected  -#'no'",
            "A failure is compared without its description. Write `#` alone.\n  -#'no'\n   ^"
        ),
        (
            "// keys  sw\n// expected  |a",
            "The signal has already ended: nothing can follow `|` or `#`.\n  |a\n   ^"
        ),
    ])
    func `point at the column of a mistake in the marbles`(_ lines: String, says: String) throws {
        #expect(try mistake(in: "// Examples\n" + lines) == says)
    }

    @Test(arguments: [
        ("// keys  sw", "This example has no `expected` below it. Write `expected  -` if nothing comes out."),
        (
            "// keys  sw\n// keys  sw\n// expected  -",
            "This example has no `expected` below it. Write `expected  -` if nothing comes out."
        ),
        ("// expected  -", "This `expected` has no `keys` above it. Each needs its own."),
        ("// keys\n// expected  -", "`keys` has no marbles. Write `-` if nothing happens."),
        (
            "// key  sw",
            """
            "key" isn't a lane. An example has two: `keys` for what goes in, and `expected` below it. \
            Did you mean "keys"?
            """
        ),
        (
            "// keys  " + String(repeating: "s", count: 101),
            "This lane has 101 marbles. An example is short: 100 at most."
        ),
    ])
    func `say what is missing, or too much`(_ lines: String, says: String) throws {
        #expect(try mistake(in: "// Examples\n" + lines) == says)
    }

    @Test func `are six at most`() throws {
        let one = "// keys  swi\n// expected  -\n"
        #expect(try read("// Examples\n" + String(repeating: one, count: 6)).count == 6)
        #expect(
            try mistake(in: "// Examples\n" + String(repeating: one, count: 7))
                == "This is example 7, and six are the most. Keep those that say the most.")
    }

    @Test func `refuse an input that the task can't have`() throws {
        let access = try #require(catalogue.first { $0.number == "03" })
        let task = try #require(Course.book.examples(of: access, 1))
        let mistake = try #require(throws: ExampleMistake.self) {
            try WrittenExamples(to: task, lines: [(4, "user  -y-n"), (5, "expected  -")])
        }
        #expect(
            mistake.text(in: "Exercise.swift")
                == "Exercise.swift:4: The user decides once: write one `y` or one `n`.\n  -y-n\n     ^")
    }

    @Test(arguments: Course.book.examples.map { ($0.chapter, $0.number) })
    func `show their own form`(_ chapter: String, _ number: Int) throws {
        let chapter = try #require(catalogue.first { $0.number == chapter })
        let task = try #require(Course.book.examples(of: chapter, number))
        let sample = [(1, "\(task.input.name)  \(task.sample.input)"), (2, "expected  \(task.sample.expected)")]
        #expect(try WrittenExamples(to: task, lines: sample.map { ($0.0, $0.1[...]) }).all.count == 1)
    }
}
