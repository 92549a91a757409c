import Exercises
import Grading
import Testing

@Suite("Grading a file")
struct GraderTests {
    @Test("A right answer passes, whatever the seed")
    func rightAnswer() async {
        for seed in [nil, 1, 2, 3] as [UInt64?] {
            let report = await grade(EchoChapter.solution, tasks: nil, seed: seed)
            #expect(report.tasks.map(\.verdict) == [.passed, .passed])
            #expect(report.points == 3)
        }
    }

    @Test("A wrong answer is not passed, with the mistake, the marbles and the hint")
    func wrongAnswer() async throws {
        let report = await grade(
            EchoChapter.exercise(
                task1: """
                    func echo(_ word: String, say: @escaping @Sendable (String) -> Void) {
                        say(word)
                    }
                    """), seed: 7)
        guard case .notPassed(let findings) = report.tasks[0].verdict else {
            Issue.record("\(report.tasks[0].verdict)")
            return
        }
        #expect(findings.map(\.message) == ["Each word is said in capitals, at once."])
        #expect(findings[0].hint == 2)
        #expect(findings[0].expected.count == 3)
        #expect(findings[0].actual.map(\.at) == [.milliseconds(100), .milliseconds(200), .milliseconds(300)])
    }

    @Test("The starter is not started, comments and spaces aside, and is not run")
    func starter() async {
        let respaced = EchoChapter.starter.replacing("// Say the word, in capitals.", with: "/* thinking */\n\n")
        for text in [EchoChapter.starter, respaced] {
            let report = await grade(text, tasks: nil)
            #expect(report.tasks.map(\.verdict) == [.notStarted, .notStarted])
        }
    }

    @Test("A file that does not compile gives the compiler's message with the learner's path and line, for the tasks that were begun")
    func doesNotCompile() async {
        let report = await grade(EchoChapter.exercise(task1: "func echo(_ word: String, say: (String) -> Void) {\n    say(wort)\n}"), tasks: nil)
        guard case .didNotCompile(let output) = report.tasks[0].verdict else {
            Issue.record("\(report.tasks[0].verdict)")
            return
        }
        #expect(output.errors.map(\.message) == ["cannot find 'wort' in scope"])
        #expect(output.errors.map(\.file) == ["Chapters/99-Echo/Exercise.swift"])
        #expect(output.errors.map(\.line) == [8])
        #expect(output.text.contains("Chapters/99-Echo/Exercise.swift:8:9: error: cannot find 'wort' in scope"))
        #expect(report.tasks[1].verdict == .notStarted)
    }
}
