import Foundation
import Reading
import TerminalTestKit
import Testing

@testable import WorkbookKit

@Suite("The command `examples`")
@MainActor
struct ExamplesCommandTests {
    /// The bench's chapter 01 has the number of the book's, so its task 1 takes the same examples.
    private func bench(_ lines: String) throws -> Bench {
        let bench = try Bench()
        let text = Bench.starter.replacing("Show it\n", with: "Show it\n" + lines)
        try bench.folder.write(text, to: "Chapters/01-Validation/Exercise.swift")
        return bench
    }

    @Test("takes a chapter for its first task with examples", arguments: ["examples 1", "examples valid", "examples"])
    func chapter(_ line: String) async throws {
        let bench = try bench("")
        let session = bench.session()
        session.progress.update { $0[TaskKey(chapter: "01-Validation", task: 1)].passed = "2026-01-01T00:00:00Z" }
        #expect(await session.run(line: line).code == 1)
        #expect(bench.take().contains("Examples for task 1.1"))
    }

    @Test("prints tests, and nothing else")
    func swift() async throws {
        let bench = try bench("// Examples\n// keys  a'\"\\u{1F44D}'\n// expected  y\n")
        #expect(await bench.session(.oneShot).run(line: "examples 1.1 --swift").code == 0)
        let shown = bench.take()
        #expect(shown.hasPrefix("// The examples of task 1.1."))
        #expect(shown.contains(##"(#"a'"\u{1F44D}'"#, "y"),"##))
        let without = try self.bench("")
        #expect(await without.session(.oneShot).run(line: "examples 1.1 --swift").code == 1)
        #expect(without.take().hasPrefix("Task 1.1 has no examples yet."))
    }

    @Test("names what is missing in a checkout without the answers")
    func noAnswers() async throws {
        let bench = try bench("// Examples\n// keys  a\n// expected  y\n")
        #expect(await bench.session().run(line: "examples 1.1").code == 1)
        #expect(bench.take().replacing("\n", with: " ").contains("`git checkout -- Solutions` restores it."))
    }
}

/// With the real answers, compiled and played.
@Suite("Examples in a session")
struct ExamplesSessionTests {
    private let book: BookOnATerminal

    init() throws {
        book = try BookOnATerminal()
    }

    private func put(_ examples: String) throws {
        let path = "Chapters/10-Throttling/Exercise.swift"
        let mark = "// MARK: - Task 2: the deleted search\n"
        let text = try book.folder.read(path).components(separatedBy: mark)
        try #require(text.count == 2)
        try book.folder.write(text[0] + mark + examples + text[1], to: path)
    }

    private let some = """
        // Examples
        // keys      swi--------
        // expected  -------'swi'
        //
        // keys      swi<--------
        // expected  -------'swi'

        """

    @Test("says what they accept, catch and forbid, asks what they leave out, and remembers it")
    func wholeVerdict() throws {
        try put(some)
        let run = try book.script("examples 10.2\nprogress\n", [])
        #expect(
            run.out.contains("1 of your 2 examples accepts all 4 right answers and catches 4 of 8 wrong ones."),
            "\(run.out) \(run.error)")
        let words = run.out.replacing("\n", with: " ")
        #expect(words.contains("Example 2 contradicts the task: `Chapters/10-Throttling/Exercise.swift`, line "))
        #expect(words.contains("It forbids what the right answers do at step 7: nothing. You wrote \"swi\"."))
        #expect(run.out.contains("    right     -\n    expected  -------'swi'\n"))
        #expect(words.contains("No example answers this question yet: What should happen if the text is deleted"))
        #expect(run.status == 1)
        #expect(try book.script("progress\n").out.contains("2 examples catch 4 of 8 wrong answers"))
    }

    @Test("says the same in sentences")
    func spoken() throws {
        try put(some)
        let run = try book.script("examples 10.2\n", ["--spoken"])
        #expect(run.out.contains("Lane right: nothing, no end."), "\(run.out) \(run.error)")
        #expect(!run.out.contains("    right"))
    }
}
