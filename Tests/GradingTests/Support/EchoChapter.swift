import Exercises
import Foundation
import Grading
import Playing
import Reading
import Terminal
import TerminalTestKit

/// A chapter of two tiny tasks.
///
/// The exercise contains its own fixture. Other exercises' fixtures are part of a library.
enum EchoChapter {
    static let starter = exercise(echoing: "// Say the word, in capitals.")

    static func exercise(
        task1: String,
        task2: String = """
        func later(_ word: String, _ schedulers: Schedulers, say: @escaping @Sendable (String) -> Void) {
        }
        """
    ) -> String {
        Sample.text(of: "Echo.txt").replacing("TASK 1", with: task1).replacing("TASK 2", with: task2)
    }

    static func echo(_ body: String) -> String {
        "func echo(_ word: String, say: @escaping @Sendable (String) -> Void) {\n    \(body)\n}"
    }

    static func exercise(echoing body: String) -> String { exercise(task1: echo(body)) }

    static let rightEcho = echo("say(word.uppercased())")

    static let rightLater = """
        func later(_ word: String, _ schedulers: Schedulers, say: @escaping @Sendable (String) -> Void) {
            schedulers.background.schedule(after: .milliseconds(300)) { say(word) }
        }
        """

    static let solution = exercise(task1: rightEcho, task2: rightLater)

    private static let heading = ChapterHeading("99", "Echo", "echo", "Echo")

    static let chapter = Chapter(
        heading, starter: starter,
        tasks: [
            ExerciseTask(
                TaskJudge(
                    number: 1, points: 2,
                    scenarios: [
                        Scenario("one word after another is said in capitals") { generator in
                            words(&generator)
                        } judge: { transcript in
                            let expected = transcript.stimuli.map { stimulus in
                                Observation(
                                    at: stimulus.at, lane: .log, event: .next(stimulus.verb!.typedText!.uppercased()))
                            }
                            let actual = transcript.observations(in: .log)
                            return expected == actual
                                ? nil
                                : Finding(
                                    "Each word is said in capitals, at once.", expected: expected, actual: actual,
                                    hint: 2)
                        }
                    ]), title: "Echo", goal: "Say each word in capitals.",
                hints: ["Say it.", "In capitals.", "uppercased()"], explanation: "An echo."),
            ExerciseTask(
                TaskJudge(
                    number: 2,
                    scenarios: [
                        Scenario("a word is said in the background, 300 ms later") { generator in
                            words(&generator) + [Stimulus(at: .seconds(2), .wait)]
                        } judge: { transcript in
                            let expected = transcript.stimuli.compactMap { stimulus in
                                stimulus.verb?.typedText.map { word in
                                    Observation(
                                        at: stimulus.at + .milliseconds(300), lane: .log, event: .next(word),
                                        thread: ThreadName.background)
                                }
                            }
                            let actual = transcript.observations(in: .log)
                            return expected == actual
                                ? nil : Finding("A word is said 300 ms later.", expected: expected, actual: actual)
                        }
                    ]), title: "Echo later", goal: "Say each word 300 ms later, in the background.",
                hints: ["Wait.", "Schedule it.", "schedule(after:)"], explanation: "A late echo."),
        ],
        reference: ChapterReference(of: heading, hasSolution: false) { path in
            path == SharedMistakes.path ? try BookFile.text(of: path, in: BookCopy.original) : ""
        })

    static func withOneTask(checking scenario: Scenario) -> Chapter {
        let task = ExerciseTask(TaskJudge(number: 1, scenarios: [scenario]), title: "Echo")
        return Chapter(heading, starter: starter, tasks: [task])
    }

    private static func words(_ generator: inout SplitMix64) -> [Stimulus] {
        (1...3).map { index in
            Stimulus(at: .milliseconds(index * 100), .type("word\(Int.random(in: 0..<1_000, using: &generator))"))
        }
    }
}

func grade(
    _ text: String, tasks: [Int]? = [1], limits: Limits = .usual, seed: UInt64? = nil, isIsolated: Bool = true
) async -> ChapterReport {
    await Grader(builder: isIsolated ? sharedBuilder : openBuilder, limits: limits).grade(
        EchoChapter.chapter, .text(ExerciseFile(path: "Chapters/99-Echo/Exercise.swift", text: text)), tasks: tasks,
        seed: seed)
}

/// Shared by tests, so that the same file is compiled once.
let sharedBuilder = ExerciseBuilder()

let openBuilder = ExerciseBuilder(isolation: .off)

extension ExerciseBuilder {
    /// Compiles exercises together, which takes far less time than one after the other.
    func prepare(texts: [String]) async {
        await prepare(texts.map { ExerciseFile(path: "Exercise.swift", text: $0) })
    }
}

/// The parts of the verdict that a test expects. They throw for any other verdict.
extension Verdict {
    private struct Unexpected: Error { let verdict: Verdict }

    var findings: [Finding] {
        get throws { if case .notPassed(let findings) = self { findings } else { throw Unexpected(verdict: self) } }
    }
    var death: RunFailure {
        get throws { if case .died(let failure) = self { failure } else { throw Unexpected(verdict: self) } }
    }
    var compileError: CompileError {
        get throws { if case .didNotCompile(let error) = self { error } else { throw Unexpected(verdict: self) } }
    }
    var obstacle: String {
        get throws { if case .cannotCheck(let sentence) = self { sentence } else { throw Unexpected(verdict: self) } }
    }
}
