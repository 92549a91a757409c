import Foundation
import Grading
import Judges
import ProofKit

/// The proof of selected tasks, or of the whole book. Each part returns a message per fault; some print results.
struct Proof {
    static let cannotIsolate = Obstacle(
        "This system can't isolate a program. `swift run workbook doctor` says what it lacks.")

    private let tasks: [(chapter: Chapter, task: ExerciseTask)]
    private let chapters: [Chapter]
    private let answers: [Answer]
    private let isWhole: Bool
    private let seeds: Int
    private let messages: Bool
    private let rehearsals: Rehearsals

    init(of asked: [(Chapter, ExerciseTask)], seeds: Int, messages: Bool) {
        (isWhole, self.seeds, self.messages) = (asked.isEmpty, seeds, messages)
        let tasks = isWhole ? CatalogueWords.tasks(named: []) : asked
        self.tasks = tasks
        chapters = catalogue.filter { chapter in tasks.contains { $0.0.id == chapter.id } }
        answers = tasks.flatMap { Book.answers(to: $1.number, of: $0.id) }
        rehearsals = Rehearsals(of: answers)
    }

    func faults(of part: ProofPart) async throws -> [String] {
        let unreadable = Book.faultsOfAnswerFiles
        if !unreadable.isEmpty { return unreadable }
        if [.answers, .cuts, .classes].contains(part) { await rehearsals.beginCompiling(chapters) }
        return switch part {
        case .answers: try await faultsOfAnswers()
        case .cuts: try await faultsOfCuts()
        case .classes: try await faultsOfClasses()
        case .stages: try await chapters.concurrentMap(LaneProof.faults(of:)).flatMap(\.self)
        case .questions: try await chapters.concurrentMap(QuestionProof.faults).flatMap(\.self)
        case .refusals: try await Refusals.faults(for: chapters, messages: messages)
        case .attacks: try await faultsOfAttacks()
        case .drills:
            try await chapters.concurrentMap { DrillProof.faults(in: $0.id) }.flatMap(\.self)
                + (isWhole ? DrillProof.faultsOfYear() : [])
        case .package: try await PackageProof.faults()
        case .app: try await AppProof.faults()
        case .epilogue: try await EpilogueProof.faults()
        case .suites: try await Suites.faults()
        }
    }

    private func faultsOfAnswers() async throws -> [String] {
        let proofs = try await tasks.concurrentMap { [seeds, rehearsals] chapter, task in
            try await TaskProof(of: task, in: chapter, seeds: seeds, rehearsals: rehearsals)
        } taken: { proof in
            print("\(proof.name)\(proof.holds ? "" : "  ✗")")
            for line in [proof.results.joined(separator: ", ")] + proof.requirements { print("    \(line)") }
            fflush(nil)
        }
        for answer in answers where messages && !answer.isRight {
            let verdict = try await rehearsals.outcome(of: answer).verdicts[0].verdict
            print("  \(answer.name): \(verdict.message ?? verdict.headline)")
        }
        return proofs.flatMap { proof in proof.faults.map { "\(proof.name): \($0)" } }
    }

    private func faultsOfCuts() async throws -> [String] {
        var table = ShorteningTable()
        let proofs = try await tasks.concurrentMap { [rehearsals] chapter, task in
            try await rehearsals.compiled(chapter)
            return try await ShorteningProof(of: task, in: chapter)
        } taken: { proof in
            table.add(proof)
            if let line = ShorteningTable.line(of: proof) { print("\(proof.name): \(line)") }
            fflush(nil)
        }
        print("")
        for line in table.lines { print(line) }
        let faults = proofs.flatMap { proof in proof.faults.map { "\(proof.name): \($0)" } }
        return faults + (isWhole ? [table.fault].compactMap(\.self) : [])
    }

    private func faultsOfClasses() async throws -> [String] {
        try await chapters.concurrentMap { [answers, rehearsals] chapter in
            try await ClassProof.faults(
                of: answers.filter { $0.chapter == chapter.id }, in: chapter, rehearsals: rehearsals)
        }.flatMap(\.self)
    }

    private func faultsOfAttacks() async throws -> [String] {
        guard await AttackProof.isPossible else { throw Self.cannotIsolate }
        var faults = try await AttackProof.faultsWithoutIsolation(of: Attack.all)
        for version in AttackProof.versions {
            faults += try await AttackProof.faults(of: Attack.all, landlock: version)
        }
        return faults
    }
}
