import Foundation
import Grading
import LineEditor
import Testing

@testable import WorkbookKit

@MainActor
@Suite("Reading with Enter")
struct ReadingTests {
    let bench: Bench
    let session: Session

    init() throws {
        bench = try Bench()
        session = bench.session()
    }

    @Test("A new reader sees what to press, and it opens the first chapter")
    func welcome() async {
        session.greet()
        #expect(bench.take().contains("Press Enter to begin with chapter 1, Validation."))
        _ = await session.advance()
        #expect(bench.take().contains("The first step."))
    }

    @Test("Enter runs what a step offers, then goes on; a task stays offered until it passes")
    func wholeChapter() async {
        _ = await session.advance()
        _ = await session.advance()
        #expect(bench.take().contains("Enter: run validation --type \"ma g\""))
        #expect(bench.programs.log.all.isEmpty)
        _ = await session.advance()
        #expect(bench.programs.log.all.map(\.arguments) == [["--type", "ma g"]])
        #expect(bench.take().contains("Enter goes on"))
        _ = await session.advance()
        #expect(bench.take().contains("Chapters/01-Validation/Exercise.swift`, line 4"))
        #expect(await session.advance() == .notPassed)
        #expect(bench.take().contains("Enter checks it again"))
        bench.grading.verdicts.add((2, .passed))
        #expect(await session.advance() == .passed)
        _ = bench.take()
        _ = await session.advance()
        #expect(bench.take().contains("Still open: `1.1`"))
        _ = await session.advance()
        #expect(bench.take().contains("2 RetainCycles · step 1 of 3"))
    }

    @Test("The next workbook knows the place")
    func restart() async {
        _ = await session.run(line: "open 2 2")
        _ = await session.advance()
        _ = bench.take()
        let next = bench.session()
        next.greet()
        let text = bench.take()
        #expect(text.contains("chapter 2, RetainCycles, at step 2 of 3"))
        _ = await next.advance()
        #expect(bench.take().contains("check 1.2"))
    }

    @Test("Back and next walk through steps and chapters")
    func walking() async {
        _ = await session.run(line: "open 2")
        _ = bench.take()
        _ = await session.run(line: "back")
        #expect(bench.take().contains("1 Validation · step 3 of 3"))
        _ = await session.run(line: "back")
        _ = await session.run(line: "back")
        #expect(await session.run(line: "back") == .notPassed)
        #expect(bench.take().contains("This is the first step of the book."))
    }

    @Test("In a lesson that became shorter, the place is its last step")
    func shorterLesson() async throws {
        _ = await session.run(line: "open 1 3")
        try bench.folder.write("# T\n\n## Only\n\ntext", to: "Chapters/01-Validation/Lesson.md")
        _ = bench.take()
        _ = await bench.session().run(line: "read")
        #expect(bench.take().contains("step 1 of 1"))
    }

    @Test("A missing lesson is reported, and the workbook still works")
    func missingLesson() async throws {
        try FileManager.default.removeItem(at: bench.folder.url.appending(path: "Chapters/02-RetainCycles/Lesson.md"))
        #expect(await session.run(line: "open 2") == .notPassed)
        #expect(bench.take().contains("is missing:\nChapters/02-RetainCycles/Lesson.md"))
        #expect(await session.run(line: "open 1") == .passed)
    }

    @Test(
        "Tab completes commands, chapters, tasks and options",
        arguments: [
            ("ch", 2, ["check"]),
            ("open val", 3, ["validation", "valves"]),
            ("open Val", 3, ["Validation", "Valves"]),
            ("open 0", 1, ["01", "02", "03"]),
            ("hint 1.", 2, ["1.1", "1.2"]),
            ("hint validation.", 11, ["validation.1", "validation.2"]),
            ("list --", 2, ["--json"]),
            ("run validation --ty", 4, ["--type"]),
            ("help q", 1, ["quit"]),
            ("help thr", 3, ["throttle", "throttleFirst", "throttleLatest"]),
            ("marbles take-f", 6, ["take-first"]),
            ("marbles throttle ", 0, []),
            ("service f", 1, ["fail"]),
            ("run validation --access ", 0, ["ask", "grant", "deny"]),
            ("run validation --access g", 1, ["grant"]),
            ("grade Chapters/01", 11, ["Chapters/01-Validation/"]),
            ("grade Sol", 3, ["Solutions/"]),
            ("grade Chapters/ --into Chapters/03-Valves/E", 20, ["Chapters/03-Valves/Exercise.swift"]),
            ("grade a\\ fo", 5, ["a\\ folder/"]),
            ("banana x", 0, []),
        ])
    func completion(_ typed: String, _ replacing: Int, _ candidates: [String]) {
        try? bench.folder.write("", to: "a folder/file")
        let completion = Completer(book: session.book).complete(typed)
        #expect(completion.candidates == candidates)
        #expect(completion.replacing == replacing)
    }
}
