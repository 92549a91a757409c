import BookText
import Foundation
import Grading
import LineEditor
import Reading
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
        #expect(bench.take().contains("Type 1 or 2; Enter shows the answer"))
        _ = await session.advance()
        let answered = bench.take()
        #expect(answered.contains("It's 2. One of each."))
        #expect(answered.contains("The goal."))
        #expect(answered.contains("Enter: edit 1.2"))
        _ = await session.advance()
        #expect(bench.programs.log.all.last?.executable == "vim")
        #expect(bench.take().contains("Chapters/01-Validation/Exercise.swift`, line 4"))
        #expect(await session.advance() == .notPassed)
        #expect(bench.take().contains("Enter checks it again"))
        bench.grading.verdicts.add((2, .passed))
        #expect(await session.advance() == .passed)
        #expect(bench.take().contains("the last step of the chapter, Enter ends it"))
        _ = await session.advance()
        #expect(bench.take().contains("Still open: `1.1`"))
        _ = await session.advance()
        #expect(bench.take().contains("2 RetainCycles · step 1 of 3"))
    }

    @Test("A guess is answered by its number, as often as it takes, and what follows it is shown then")
    func guessing() async {
        _ = await session.run(line: "open 1 3")
        #expect(!bench.take().contains("The goal."))
        #expect(await session.run(line: "3") == .usage)
        #expect(bench.take().contains("There is no answer 3. Type 1 or 2."))
        #expect(await session.run(line: "1") == .passed)
        let wrong = bench.take()
        #expect(wrong.contains("Not quite. Too few.") && !wrong.contains("One of each."))
        #expect(await session.run(line: "guess 2") == .passed)
        let right = bench.take()
        #expect(right.contains("Right. One of each.") && right.contains("The goal."))
        // Without a question, a number is no command.
        #expect(await session.run(line: "2") == .usage)
        #expect(await session.run(line: "guess") == .notPassed)
    }

    @Test("What a question is about is run as soon as it's answered, unless it takes over the screen")
    func runsAfterAGuess() async throws {
        let guess = "```guess\nWhat?\n- a\n  Wrong.\n+ b\n  Yes.\n```"
        try bench.folder.write(
            """
            # T

            \(guess)

            ```console
            $ swift run validation --type "m"
            ```

            \(guess)

            ```console
            $ swift run validation
            ```
            """, to: "Chapters/01-Validation/Lesson.md")
        let session = bench.session()
        _ = await session.run(line: "open 1")
        _ = bench.take()
        _ = await session.run(line: "2")
        #expect(bench.programs.log.all.map(\.arguments) == [["--type", "m"]])
        #expect(bench.take().contains("Type 1 or 2"))
        _ = await session.advance()
        #expect(bench.programs.log.all.count == 1)
        #expect(bench.take().contains("Enter: run validation"))
    }

    @Test("Without a name, a task is the one that the reader is at: the last failed one, else the step's")
    func taskAtHand() async {
        _ = await session.run(line: "open 1 3")
        _ = bench.take()
        _ = await session.run(line: "task")
        #expect(bench.take().contains("Task 1.2"))
        bench.grading.verdicts.add((1, .notPassed([Finding("Louder.")])))
        _ = await session.run(line: "check 1.1")
        _ = bench.take()
        _ = await session.run(line: "hint")
        #expect(bench.take().contains("Task 1.1"))
        bench.grading.verdicts.add((1, .passed))
        _ = await session.run(line: "check 1.1")
        _ = bench.take()
        _ = await session.run(line: "hint")
        #expect(bench.take().contains("Task 1.2"))
    }

    @Test("The name of a task opens the step that sets it")
    func openTask() async {
        #expect(await session.run(line: "open 1.2") == .passed)
        #expect(bench.take().contains("1 Validation · step 3 of 3"))
        #expect(await session.run(line: "open 1.9") == .usage)
    }

    @Test("A question can be answered before what is offered above it")
    func laterQuestion() async throws {
        try bench.folder.write(
            "# T\n\n```console\n$ swift run validation\n```\n\n```guess\nWhat?\n- a\n  Wrong.\n+ b\n  Yes.\n```",
            to: "Chapters/01-Validation/Lesson.md")
        let session = bench.session()
        _ = await session.run(line: "open 1")
        _ = bench.take()
        _ = await session.run(line: "2")
        #expect(bench.take().contains("Right. Yes."))
    }

    @Test("A check that the reader types counts as the offered one, and so does a passed task")
    func typedCheck() async {
        _ = await session.run(line: "open 1 3")
        _ = await session.run(line: "2")
        _ = bench.take()
        bench.grading.verdicts.add((2, .passed))
        #expect(await session.run(line: "check 1.2") == .passed)
        _ = await session.advance()
        #expect(bench.take().contains("End of chapter 1"))
        _ = await session.run(line: "open 1 3")
        _ = await session.run(line: "2")
        #expect(bench.take().contains("the last step of the chapter"))
    }

    @Test("After the end of a chapter, Enter opens the next one, although a task is open")
    func endWithAnOpenTask() async {
        _ = await session.run(line: "open 1 3")
        _ = await session.run(line: "next")
        #expect(bench.take().contains("Press Enter to open it."))
        _ = await session.advance()
        #expect(bench.take().contains("2 RetainCycles · step 1 of 3"))
    }

    @Test("Without an editor, Enter goes straight to the check")
    func noEditor() async {
        let session = bench.session(environment: [:])
        _ = await session.run(line: "open 1 3")
        _ = await session.run(line: "2")
        let text = bench.take()
        #expect(text.contains("Your turn: edit `Chapters/01-Validation/Exercise.swift`, line 4, and save it."))
        #expect(text.contains("Enter: check 1.2"))
    }

    @Test("A task can be read at any time", arguments: ["task 1.2", "edit 1.2", "hint 1.2", "check 1.2"])
    func taskText(_ line: String) async {
        bench.grading.verdicts.add((2, .notStarted))
        _ = await session.run(line: line)
        let text = bench.take()
        #expect(text.contains("The goal."), "\(text)")
        #expect(text.contains("Task 2 of Validation"))
    }

    @Test(
        "A task that doesn't exist is a usage error",
        arguments: ["task 1.9", "task 9.1", "task 1.", "task 1.x", "task ."])
    func wrongTask(_ line: String) async {
        #expect(await session.run(line: line) == .usage)
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
        #expect(bench.take().contains("How many?"))
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
