import Exercises
import Playing
import Reading
import Testing

@testable import Grading

@Suite("Grading a file") struct GraderTests {
    @Test func `If the player can't start, nothing was checked, and the learner's code isn't blamed`() async throws {
        let report = await grade(EchoChapter.solution, limits: Limits(memory: 1 << 20))
        let sentence = try report.tasks[0].verdict.obstacle
        #expect(sentence.contains("isn't your code's fault"), "\(sentence)")
        #expect(sentence.contains("There isn't enough memory."), "\(sentence)")
    }

    @Test func `A wrong answer is not passed, with the mistake, the marbles and the hint`() async throws {
        let report = await grade(EchoChapter.exercise(echoing: "say(word)"), seed: 7)
        let findings = try report.tasks[0].verdict.findings
        #expect(findings.map(\.message) == ["Each word is said in capitals, at once."])
        #expect(findings[0].hint == 2)
        #expect(findings[0].expected.count == 3)
        #expect(findings[0].actual.map(\.at) == [.milliseconds(100), .milliseconds(200), .milliseconds(300)])
    }

    @Test
    func `A mistake is explained with the learner's path and line, and the compiler's text is kept`() async throws {
        let report = await grade(
            EchoChapter.exercise(task1: "func echo(_ word: String, say: (String) -> Void) {\n    say(wort)\n}"),
            tasks: nil)
        let error = try report.tasks[0].verdict.compileError
        let output = error.output
        #expect(error.explanation.sentences == "Nothing here is called `wort`. Did you mean `word`?")
        #expect(output.errors.map(\.message) == ["cannot find 'wort' in scope"])
        #expect(output.errors.map(\.file) == ["Chapters/99-Echo/Exercise.swift"])
        #expect(output.errors.map(\.line) == [8])
        #expect(output.text.contains("Chapters/99-Echo/Exercise.swift:8:9: error: cannot find 'wort' in scope"))
    }

    @Test(arguments: [
        ("not started", EchoChapter.starter, ["not started", "not started"]),
        (
            "only with other comments",
            EchoChapter.starter.replacing("// Say the word, in capitals.", with: "/* thinking */\n\n"),
            ["not started", "not started"]
        ),
        (
            "not begun, and broken outside of its tasks",
            EchoChapter.starter.replacing("import Foundation", with: "import Fundation"),
            ["does not compile", "does not compile"]
        ),
        (
            "with a mistake in one task",
            EchoChapter.exercise(
                task1: EchoChapter.rightEcho,
                task2: EchoChapter.rightLater.replacing("schedule(after", with: "schedul(after")),
            ["passed", "does not compile"]
        ),
        (
            "without a bracket at the end of a task",
            EchoChapter.exercise(task1: String(EchoChapter.rightEcho.dropLast()), task2: EchoChapter.rightLater),
            ["does not compile", "passed"]
        ),
        (
            "with two marks of a task", EchoChapter.solution + "// MARK: - Task 1: Echo\n",
            ["not checked", "passed"]
        ),
    ])
    func `Each task has its own verdict`(of description: String, _ text: String, _ headlines: [String]) async {
        #expect(await grade(text, tasks: nil).tasks.map(\.verdict.headline) == headlines)
    }

    @Test func `Without a task that doesn't compile, the others keep their lines`() async throws {
        let alone = await grade(
            EchoChapter.exercise(
                task1: EchoChapter.rightEcho.replacing("say(", with: "let none: Int? = nil; _ = none!; say("),
                task2: "// One more line.\n" + EchoChapter.rightLater + "}"))
        #expect(try alone.tasks[0].verdict.death.line == 8)
    }

    @Test func `A mistake outside of the tasks concerns them all, with its line`() async {
        let report = await grade("let wrong: Int = \"\"\n" + EchoChapter.solution, tasks: nil)
        #expect(report.isRefusedAsAWhole)
        let text = TextReport().text(of: report)
        #expect(
            text.hasPrefix(
                """
                No task was checked: 99 Echo
                The file doesn't compile, outside of its tasks.
                Chapters/99-Echo/Exercise.swift:1:18
                """))
    }

    @Test func `A file is played under many seeds in one child, and each has its own recording`() async {
        let file = ExerciseFile(path: "Exercise.swift", text: EchoChapter.solution)
        let reports = await Grader(builder: sharedBuilder).grade(EchoChapter.chapter, .text(file), seeds: [1, 2, 1])
        #expect(reports.map(\.seed) == [1, 2, 1])
        #expect(reports.allSatisfy { $0.isPass })
        #expect(reports[0].tasks[1].transcripts == reports[2].tasks[1].transcripts)
        #expect(reports[0].tasks[1].transcripts != reports[1].tasks[1].transcripts)
        let alone = await Grader(builder: sharedBuilder).grade(EchoChapter.chapter, .text(file), seed: 2)
        #expect(alone.tasks[1].transcripts == reports[1].tasks[1].transcripts)
    }

    @Test func `Functions of other names or types do not compile, and the report says what has to be kept`() async {
        let renamed = await grade(
            EchoChapter.exercise(task1: EchoChapter.rightEcho.replacing("func echo", with: "func shout")))
        #expect(renamed.tasks[0].verdict.message?.hasPrefix("The file's last lines use `echo` of task 1") == true)

        let without = await grade(
            EchoChapter.solution.replacing("@MainActor let exercise", with: "@MainActor let answers"))
        let text = TextReport().text(of: without.tasks[0])
        #expect(text.contains("doesn't provide what the check needs"))
    }

    @Test(
        "A task that can't be checked says why, and the other one has its own verdict",
        arguments: [
            (
                EchoChapter.solution.replacing("// MARK: - Task 1: Echo\n", with: ""), ["not checked", "passed"],
                """
                Chapters/99-Echo/Exercise.swift has no line `// MARK: - Task 1: Echo`. \
                Put it back before the task's code; `reset` brings the whole file back.
                """
            ),
            (
                EchoChapter.solution.replacing(", { EchoFixture(2, $0) }", with: ""), ["passed", "not checked"],
                "hands over no task 2"
            ),
            (
                EchoChapter.exercise(
                    task1: EchoChapter.rightEcho.replacing("word.uppercased()", with: "loud(word)"),
                    task2: EchoChapter.rightLater + "\nfunc loud(_ word: String) -> String { word.upper() }\n"),
                ["not checked", "does not compile"], "Task 1 uses code of task 2, which doesn't compile yet."
            ),
        ])
    func unchecked(_ text: String, _ headlines: [String], _ words: String) async throws {
        let verdicts = await grade(text, tasks: nil).tasks.map(\.verdict)
        #expect(verdicts.map(\.headline) == headlines)
        #expect(try verdicts.first { $0.headline == "not checked" }?.obstacle.contains(words) == true)
    }

    @Test func `A canceled check ends, whatever its limits`() async {
        let endless = EchoChapter.exercise(echoing: "while true { usleep(1_000) }")
        let check = Task {
            await grade(
                endless, limits: Limits(processorTime: .seconds(600), idleTime: .seconds(600), wallClock: .seconds(600))
            )
        }
        check.cancel()
        let report = await check.value
        #expect(report.tasks[0].verdict == .cannotCheck("The check was canceled."))
    }

    @Test func `An action that the fixture doesn't know is a fault of the workbook, and never a pass`() async throws {
        let chapter = EchoChapter.withOneTask(
            checking: Scenario("a tap", stimuli: { _ in [Stimulus(at: .zero, .tap)] }))
        let file = ExerciseFile(path: "Exercise.swift", text: EchoChapter.solution)
        let report = await Grader(builder: sharedBuilder).grade(chapter, .text(file))
        let start = """
            The check and the program that plays the exercise don't understand each other: the fixture has no meaning \
            for tap (GradingTests/GraderTests.swift:
            """
        let sentence = try report.tasks[0].verdict.obstacle
        #expect(sentence.hasPrefix(start) && sentence.hasSuffix("). Run `swift build`, then check again."))
    }
}
