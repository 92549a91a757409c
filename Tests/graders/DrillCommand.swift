import ArgumentParser
import Foundation
import ProofKit
import Reading
import WorkbookKit

struct DrillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drill",
        abstract: "Make drill questions, and verify that each has exactly one right option.",
        discussion: "For example: swift run graders drill --count 10000 --seed 1")

    @Option(help: "The number of questions.")
    var count = 10_000

    @Option(help: "The same seed makes the same questions.")
    var seed: UInt64 = 1

    @Option(help: "Only questions of a kind: \(QuestionSpec.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
    var kind: String?

    @Flag(help: "Print each question, with its options and replies.")
    var show = false

    func run() throws {
        let start = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let checkout = try Checkout.find(given: nil, from: start, program: nil)
        var maker = QuestionMaker(taught: Curriculum(of: checkout).names, seed: seed)
        let kinds = QuestionSpec.Kind.allCases.filter { kind == nil || kind == $0.rawValue }
        guard !kinds.isEmpty, count > 0 else { throw ValidationError("Nothing to make: check --kind and --count.") }
        var made: [QuestionSpec.Kind: Int] = [:]
        var seen: Set<QuestionSpec> = []
        var times: [QuestionSpec.Kind: Duration] = [:]
        let clock = ContinuousClock()
        let begin = clock.now
        var tries = 0
        while seen.count < count, tries < count * 4 {
            let kind = kinds[tries % kinds.count]
            tries += 1
            var question: DrillQuestion?
            times[kind, default: .zero] += clock.measure { question = maker.question(of: kind) }
            guard let question, seen.insert(question.spec).inserted else { continue }
            made[kind, default: 0] += 1
            if show { print(question.asText, terminator: "\n\n") }
        }
        for kind in kinds {
            print("\(made[kind] ?? 0) \(kind.rawValue), \(times[kind] ?? .zero)")
        }
        print("\(seen.count) different questions in \(clock.now - begin)")
        guard seen.count == count else { throw ExitCode(1) }
    }
}
