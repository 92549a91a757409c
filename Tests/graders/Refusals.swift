import Grading
import Judges
import ProofKit

enum Refusals {
    /// The minimum share of generated programs with a useful explanation.
    private static let least = 0.8

    /// Each collected program must get its explanation, and enough generated ones a useful explanation.
    static func faults(for chapters: [Chapter], messages: Bool) async throws -> [String] {
        let programs = Book.refused.filter { program in chapters.contains { $0.id == program.chapter } }
        let collected = try await programs.concurrentMap(atOnce: atOnce, RefusalProof.outcome(of:))
        print("Programs with mistakes that people make: \(tally(collected)) get their explanation.")
        let mutations = try chapters.flatMap { try Mutation.all(of: $0) }
        let useful = try await mutations.concurrentMap(atOnce: atOnce, RefusalProof.outcome(of:)).compactMap(\.self)
        print("Generated programs that don't compile: \(tally(useful)) get a useful explanation.")
        let poor = useful.filter { $0.fault != nil }
        for outcome in messages ? collected + useful : Array(poor.prefix(20)) {
            print("\n· \(outcome.name): \(outcome.fault ?? "")\n\(outcome.report)")
        }
        let isEnough = Double(poor.count) <= (1 - least) * Double(useful.count)
        return ErrorRules.shared.faults
            + collected.compactMap { outcome in outcome.fault.map { "\(outcome.name)\n\($0)\n\(outcome.report)" } }
            + (isEnough ? [] : ["\(poor.count) of \(useful.count) generated programs get no useful explanation."])
    }

    private static func tally(_ outcomes: [RefusalProof.Outcome]) -> String {
        "\(outcomes.count { $0.fault == nil }) of \(outcomes.count)"
    }

    private static let atOnce = 8
}
