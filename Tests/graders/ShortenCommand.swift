import ArgumentParser
import Foundation
import Grading
import Judges
import ProofKit

struct ShortenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shorten", abstract: "Make the failing run of each wrong answer shorter, and print it.")

    @Argument(help: "Chapters (05, filter) or tasks (05.2, filter.2); all of them without it.")
    var what: [String] = []

    func run() async throws {
        try await RuntimeLibrary.build()
        var lengths: [Int] = []
        for (chapter, task) in catalogue.flatMap({ chapter in chapter.tasks.map { (chapter, $0) } }) {
            let names = ["\(Int(chapter.number) ?? 0)", "\(Int(chapter.number) ?? 0).\(task.number)"]
            guard what.isEmpty || what.contains(where: names.contains) else { continue }
            let proof = try await ShorteningProof(of: task, in: chapter)
            guard !proof.rows.isEmpty else { continue }
            print("\n\(chapter.number).\(task.number) \(task.title)")
            for row in proof.rows {
                lengths.append(row.after)
                print(
                    "  \(row.answer.name) #\(row.run.scenario): \(row.before) -> \(row.after)  \(Int(row.time / .milliseconds(1))) ms"
                )
                print(
                    "    ",
                    row.run.stimuli.map { "\($0.at / .milliseconds(1)) \("\($0.action)".prefix(40))" }.joined(
                        separator: "; "))
                print("     \(row.message)")
            }
            print("  cut runs: \(proof.cutRuns)")
            for fault in proof.faults { print("  FAULT \(fault)") }
            fflush(nil)
        }
        let sorted = lengths.sorted()
        print(
            "\n\(sorted.count) runs, median \(sorted.isEmpty ? 0 : sorted[sorted.count / 2]), longest \(sorted.last ?? 0)"
        )
    }
}
