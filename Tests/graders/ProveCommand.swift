import ArgumentParser
import Foundation
import Grading
import Judges
import ProofKit

/// Prints, for each task, the results of its solution, its right and wrong answers and its starter.
struct ProveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prove",
        abstract: "Grade every solution, answer and starter, explain what doesn't compile, and print tables.",
        discussion:
            """
            For example: swift run graders prove filter 10.2
            Exit status 0: every grader is right. 1: one is not.
            """
    )

    @Argument(help: "Chapters (05, filter) or tasks (05.2, filter.2); all of them without it.")
    var what: [String] = []

    @Option(help: "The number of seeds for each solution.")
    var seeds = 100

    @Flag(help: "Print the message for each wrong answer.")
    var messages = false

    func validate() throws {
        guard seeds >= 1 else { throw ValidationError("--seeds wants a number from 1.") }
        for word in what where tasks(named: word).isEmpty {
            throw ValidationError("There is no chapter or task \(word).")
        }
    }

    func run() async throws {
        try await RuntimeLibrary.build()
        let asked =
            what.isEmpty
            ? catalogue.flatMap { chapter in chapter.tasks.map { (chapter, $0) } } : what.flatMap(tasks(named:))
        var faults: [(task: String, sentence: String)] = []
        var table = ShorteningTable()
        print(Self.row("task", "solution", "right", "wrong", "starter, begun"))
        for (chapter, task) in asked {
            let proof = try await TaskProof(of: task, in: chapter, seeds: seeds)
            let name = "\(chapter.number).\(task.number) \(task.title)"
            print(
                Self.row(
                    name, "\(proof.seedsPassed)/\(proof.seeds) seeds", "\(proof.accepted)/\(proof.right)",
                    "\(proof.rejected)/\(proof.wrong)", proof.starter
                ) + (proof.holds ? "" : "  ✗"))
            for line in proof.requirements { print("    \(line)") }
            let shortening = try await ShorteningProof(of: task, in: chapter)
            table.add(shortening)
            if let line = ShorteningTable.line(of: shortening) { print("    \(line)") }
            fflush(nil)
            faults += (proof.faults + shortening.faults).map { (name, $0) }
        }
        print("")
        for line in table.lines { print(line) }
        if what.isEmpty, let fault = table.fault { faults.append(("Shortening", fault)) }
        for fault in faults { print("\n\(fault.task): \(fault.sentence)") }
        if messages { try await printMessages(of: asked) }
        var isProved = faults.isEmpty
        if what.isEmpty {
            print("")
            isProved = try await Refusals.areProved(for: catalogue, generated: true, messages: false) && isProved
        }
        if !isProved { throw ExitCode(1) }
    }

    private func printMessages(of asked: [(Chapter, ExerciseTask)]) async throws {
        for (chapter, task) in asked {
            print("\n\(chapter.number).\(task.number) \(task.title)")
            for answer in Book.answers(to: task.number, of: chapter.id) where !answer.isRight {
                let verdict = try await Rehearsal(of: answer, seeds: [Rehearsals.commonSeed]).verdicts[0].verdict
                print("  \(answer.name): \(verdict.message ?? verdict.headline)")
            }
        }
    }

    private static func row(_ task: String, _ solution: String, _ right: String, _ wrong: String, _ starter: String)
        -> String
    {
        func padded(_ text: String, _ width: Int) -> String {
            text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
        }
        return padded(String(task.prefix(46)), 48) + padded(solution, 15) + padded(right, 7) + padded(wrong, 7)
            + starter
    }

    private func tasks(named word: String) -> [(Chapter, ExerciseTask)] {
        let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first?.lowercased(),
            let chapter = catalogue.first(where: {
                [$0.product, $0.name.lowercased(), $0.id.lowercased()].contains(name) || Int($0.number) == Int(name)
            })
        else { return [] }
        return chapter.tasks.filter { parts.count == 1 || $0.number == Int(parts[1]) }.map { (chapter, $0) }
    }
}
