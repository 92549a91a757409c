import Foundation
import Grading
import Playing
import Reading
import Terminal

/// One check of the exercise that contains all attacks; it makes one of them.
package struct AttackRun: CustomStringConvertible {
    private static let programs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")

    /// All attacks as one program, so that they are compiled once.
    package static let exercise = Result {
        let names = ["Exercise", "Files", "Processes", "Connections", "System"]
        let texts = try names.map {
            try String(contentsOf: programs.appending(path: "\($0).swift"), encoding: .utf8)
        }
        let imports = ["Dispatch", "Foundation", "Terminal", "ReactiveCore"]
        return (["@testable import Exercises", "@testable import Playing"] + imports.map { "import \($0)" } + texts)
            .joined(separator: "\n")
    }

    /// The names of the attacks in the programs.
    package static let names = exercise.map { Set($0.matches(of: /\n {4}"([^"]+)": \{/).map { String($0.1) }) }

    let report: ChapterReport

    /// Whether code that does its task right passes: in task 1, after the attack, or else in task 2, without it.
    let isJudgedRight: Bool

    private let changes: [String]
    private let processIsUnharmed: Bool

    private var answer: String? { report.tasks[0].transcripts.first?.values(in: .status).first }

    init(_ attack: Attack, isolation: Isolation = .required, landlock: Int? = nil) async throws {
        let isIsolated = if case .off = isolation { false } else { true }
        let decoys = try Decoys()
        let target = try decoys.words(for: attack.target, isIsolated: isIsolated)
        let before = decoys.contents
        let builder = ExerciseBuilder(isolation: isolation, landlockAtMost: landlock)
        let file = ExerciseFile(path: "Exercise.swift", text: try Self.exercise.get())
        _ = try await builder.build(exercise: file)
        let grader = Grader(builder: builder)
        let chapter = Self.chapter(attacking: "attack:\(attack.name):\(target)")
        report = await grader.grade(chapter, .text(file), tasks: [1], seed: 1)
        isJudgedRight =
            if report.isPass { true } else { await grader.grade(chapter, .text(file), tasks: [2], seed: 1).isPass }
        let after = decoys.contents
        changes = after.filter { !before.contains($0) } + before.filter { !after.contains($0) }
        processIsUnharmed = decoys.processIsUnharmed
    }

    /// A chapter whose first task plays an attack and then two words, and whose second task plays only the words.
    package static func chapter(attacking attack: String) -> Chapter {
        func task(_ number: Int, _ first: [Stimulus]) -> ExerciseTask {
            let words = ["one", "two"].enumerated().map { Stimulus(at: .milliseconds(200 + 100 * $0), .type($1)) }
            let scenario = Scenario("each word is said in capitals") { _ in
                first + words
            } judge: { transcript in
                let said = transcript.values(in: .log)
                return said == ["ONE", "TWO"] ? nil : Finding("Each word is said in capitals, not \(said).")
            }
            return ExerciseTask(
                TaskJudge(number: number, scenarios: [scenario]), title: number == 1 ? "Attack" : "Echo")
        }
        return Chapter(
            ChapterHeading("98", "Attack", "attack", "Attack"), starter: "",
            tasks: [task(1, [Stimulus(at: .milliseconds(100), .type(attack))]), task(2, [])])
    }

    // MARK: What came of it

    func has(_ outcome: Attack.Outcome) -> Bool {
        switch (outcome, report.tasks[0].verdict) {
        case (.dies(let causes), .died(let failure)): return causes.contains(failure.cause)
        case (.done, .passed): return answer == "done"
        case (.fails(let errors), .passed): return errors.contains { answer == "error \($0)" }
        case (.reachesTheKernel, .passed):
            return answer == "done"
                || answer.map { $0.hasPrefix("error ") && !["1", "13", "38"].contains($0.dropFirst(6)) } ?? false
        default: return false
        }
    }

    package var description: String {
        "\(answer ?? "no answer"), \(report.tasks[0].verdict) \(report.tasks[0].output.prefix(300))"
    }

    var harm: [String] { changes + (processIsUnharmed ? [] : ["the process ended"]) }

    var leftovers: [String] {
        let folders = report.tasks.flatMap { $0.output.matches(of: /folder (\S+)/).map { String($0.1) } }
        let processes = processes(withLimits: [], orInEnvironment: folders.first ?? "no folder")
        return folders.filter { FileManager.default.fileExists(atPath: $0) } + processes.map { "process \($0)" }
    }
}
