import Exercises
import Foundation
import Synchronization
import Testing

@testable import Grading

@Suite("A check with a shorter run") struct ShorteningTests {
    /// The number of runs, not time, limits the search for a shorter run.
    private func check(_ echo: String, judged: @escaping @Sendable (TaskReport) -> Void = { _ in }) async -> TaskReport
    {
        await Grader(
            builder: sharedBuilder, shortening: ShorteningBudget(time: nil),
            tell: { if case .judged(let report) = $0 { judged(report) } }
        ).grade(
            EchoChapter.chapter,
            .text(ExerciseFile(path: "Exercise.swift", text: EchoChapter.exercise(task1: echo))), tasks: [1], seed: 7
        ).tasks[0]
    }

    @Test func `The verdict shows the shortest run, after the first verdict was known`() async throws {
        let first = Mutex<TaskReport?>(nil)
        let report = await check(EchoChapter.echo("print(\"heard\")\nsay(word)")) { report in
            first.withLock { $0 = report }
        }
        let run = try #require(report.failingRun)
        #expect(run.stimuli.count == 1)
        let findings = try report.verdict.findings
        #expect(findings[0].expected.count == 1 && findings[0].actual.count == 1)
        #expect(try first.withLock({ $0 })?.verdict.findings[0].expected.count == 3)
        #expect(TextReport().text(of: report).contains("To see it: type \""))
        // What it printed is what the check printed, without the shorter runs.
        #expect(report.output == "heard\nheard\nheard\n")
    }

    @Test func `A run that ends the program is made shorter with new children, and the sentence stays`() async throws {
        let report = await check(
            EchoChapter.echo(
                #"if word.hasPrefix("word") { let none: [Int] = []; print(none[word.count]) }"# + "\nsay(word)"))
        #expect(try report.verdict.death.cause == .trapped)
        #expect(try #require(report.failingRun).stimuli.count == 1)
    }

    @Test("A shorter run that ends the program isn't the same mistake, and the next ones are still played")
    func otherDeaths() async throws {
        let report = await check(
            """
            nonisolated(unsafe) var heard: [String] = []
            func echo(_ word: String, say: @escaping @Sendable (String) -> Void) {
                heard.append(word)
                if heard.count > 3, heard.count % 2 == 0 { fatalError("again") }
                say(word)
            }
            """)
        _ = try report.verdict.findings
        #expect(try #require(report.failingRun).stimuli.count < 3)
    }

    @Test func `A pass and a task that isn't started have no failing run`() async {
        let report = await check(EchoChapter.rightEcho)
        #expect(report.verdict.isPass && report.failingRun == nil)
    }
}
