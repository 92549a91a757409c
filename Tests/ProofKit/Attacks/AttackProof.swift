import Foundation
import Grading
import Terminal

/// The proof that attacks fail in isolation, and have the expected outcomes without it.
public enum AttackProof {
    /// The tested versions of Landlock; nil is the system's own.
    public static let versions: [Int?] = [nil, 3, 4]

    /// Whether this system can isolate a program.
    public static var isPossible: Bool {
        get async {
            guard let library = try? await WorkbookLibrary.find(.book) else { return false }
            return await IsolationSupport.find(in: library.folder).obstacle == nil
        }
    }

    /// The faults of isolation, as messages: wrong outcomes, harmed decoys, right tasks judged as wrong, and leftovers.
    public static func faults(of attacks: [Attack], landlock: Int?) async throws -> [String] {
        try await attacks.concurrentMap(atOnce: atOnce) { attack -> [String] in
            let run = try await AttackRun(attack, landlock: landlock)
            return [
                run.has(attack.isolated) ? nil : "\(attack): \(run). \(attack.why)",
                run.harm.isEmpty ? nil : "\(attack): \(run.harm). \(attack.why)",
                run.isJudgedRight ? nil : "\(attack): \(run.report.tasks)",
                run.leftovers.isEmpty ? nil : "\(attack): \(run.leftovers)",
            ].compactMap(\.self)
        }.flatMap(\.self)
    }

    /// The attacks that have a wrong outcome without isolation, or leave folders or processes behind, as messages.
    /// Attacks that only the superuser can make are skipped for other users.
    public static func faultsWithoutIsolation(of attacks: [Attack]) async throws -> [String] {
        let possible = attacks.filter { !$0.needsSuperuser || getuid() == 0 }
        return try await possible.concurrentMap(atOnce: atOnce) { attack -> [String] in
            let run = try await AttackRun(attack, isolation: .off)
            return [
                run.has(attack.open) ? nil : "Without isolation, \(attack): \(run)",
                run.leftovers.isEmpty ? nil : "Without isolation, \(attack): \(run.leftovers)",
            ].compactMap(\.self)
        }.flatMap(\.self)
    }

    private static let atOnce = 4
}
