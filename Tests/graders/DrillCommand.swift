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

    @Flag(help: "Print how often readers with one misconception meet it in ten questions, in 5 runs.")
    var readers = false

    @Flag(help: "Check that no new question repeats an earlier one in a year, for a reader of each chapter.")
    var year = false

    func run() throws {
        let start = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        let checkout = try Checkout.find(given: nil, from: start, program: nil)
        if year { return try checkYears(curriculum: Curriculum(of: checkout)) }
        if readers { return printSightings(curriculum: Curriculum(of: checkout)) }
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

    private func checkYears(curriculum: Curriculum) throws {
        for chapter in curriculum.chapters.dropFirst() {
            var reader = SimulatedReader(believing: nil, taught: curriculum.names(upTo: chapter), seed: seed)
            reader.answer(365 * DrillRecord.perDay)
            let different = Set(reader.questions.map(\.spec)).count
            print("\(reader.questions.count) questions, \(different) different, up to \(chapter)")
            fflush(nil)
            guard different == 365 * DrillRecord.perDay else { throw ExitCode(1) }
        }
    }

    private func printSightings(curriculum: Curriculum) {
        for chapter in curriculum.chapters {
            let names = curriculum.names(of: chapter)
            for misconception in Misconception.allCases where misconception.canShow(in: names) {
                printSightings(misconception, taught: curriculum.names(upTo: chapter), recent: names, in: chapter)
            }
        }
        for misconception in Misconception.allCases {
            printSightings(misconception, taught: curriculum.names, recent: [], in: "the whole book")
        }
    }

    private func printSightings(
        _ misconception: Misconception, taught: Set<String>, recent: Set<String>, in place: String
    ) {
        let counts = (seed..<seed + 5).map { seed in
            var reader = SimulatedReader(believing: misconception, taught: taught, recent: recent, seed: seed)
            reader.answer(10)
            return reader.sightings
        }
        print(counts.map(String.init).joined(separator: " "), misconception, place)
        fflush(nil)
    }
}
