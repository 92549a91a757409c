import ArgumentParser
import Foundation
import ProofKit
import Reading
import WorkbookKit

struct DrillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drill",
        abstract: "Print drill questions, with their options and replies.",
        discussion: "For example: swift run graders drill --count 20 --seed 1 --kind leak")

    @Option(help: "The number of questions.")
    var count = 20

    @Option(help: "The same seed makes the same questions.")
    var seed: UInt64 = 1

    @Option(help: "Only questions of a kind: \(QuestionSpec.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")
    var kind: String?

    func run() throws {
        var maker = QuestionMaker(taught: DrillProof.curriculum.names, seed: seed)
        let kinds = QuestionSpec.Kind.allCases.filter { kind == nil || kind == $0.rawValue }
        guard !kinds.isEmpty, count > 0 else { throw ValidationError("Nothing to make: check --kind and --count.") }
        for number in 0..<count {
            let question = maker.question(of: kinds[number % kinds.count])
            if let question { print(question.asText, terminator: "\n") }
        }
    }
}
