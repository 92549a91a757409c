import ArgumentParser
import Foundation
import Grading
import Judges
import ProofKit

/// Proves, part by part, all the cases of which `swift test` plays only a sample.
struct ProveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prove",
        abstract: "Prove every answer, run, and attack. `swift test` plays a sample.",
        discussion:
            """
            Parts:
            \(ProofPart.allCases.map(\.line).joined(separator: "\n"))

            For example: swift run graders prove                everything
                         swift run graders prove attacks        one part
                         swift run graders prove cuts filter    a chapter's part
                         swift run graders prove filter 10.2    answers and cuts
            Exit status 0: everything is proved. 1: something isn't.
            """
    )

    @Argument(help: "Parts (answers), chapters (05, filter), and tasks (05.2, filter.2); everything without them.")
    var what: [String] = []

    @Option(help: "The number of seeds for each solution.")
    var seeds = 50

    @Flag(help: "Print the message for each wrong answer, and the explanation of each program that doesn't compile.")
    var messages = false

    private var parts: [ProofPart] { what.compactMap(ProofPart.init) }

    private var words: [String] { what.filter { ProofPart(rawValue: $0) == nil } }

    private var tasks: [(Chapter, ExerciseTask)] { words.isEmpty ? [] : CatalogueWords.tasks(named: words) }

    func validate() throws {
        guard seeds >= 1 else { throw ValidationError("--seeds wants a number from 1.") }
        try CatalogueWords.check(words)
    }

    func run() async throws {
        try await RuntimeLibrary.build()
        let proof = Proof(of: tasks, seeds: seeds, messages: messages)
        let asked = !parts.isEmpty ? parts : tasks.isEmpty ? ProofPart.allCases : [.answers, .cuts]
        var results: [String] = []
        var isProved = true
        for part in asked {
            print("\(part.rawValue): \(part.summary)\n")
            let start = ContinuousClock.now
            var result = "proved"
            do {
                let faults = try await proof.faults(of: part)
                for fault in faults { print("\n✗ \(fault)") }
                if !faults.isEmpty { (result, isProved) = ("faults: \(faults.count)", false) }
            } catch let obstacle as Obstacle where obstacle == Proof.cannotIsolate && parts.isEmpty {
                result = "not proved. \(obstacle.sentence)"
            } catch {
                (result, isProved) = ("not proved. \(error)", false)
            }
            let time = (ContinuousClock.now - start).formatted(.time(pattern: .minuteSecond))
            results.append("\(part.padded)\(time)  \(result)")
            print("")
            fflush(nil)
        }
        print(results.joined(separator: "\n"))
        if !isProved { throw ExitCode(1) }
    }
}
