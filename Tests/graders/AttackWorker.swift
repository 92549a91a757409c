import Foundation
import ProofKit
import Terminal

/// The process in which hostile inputs are graded, so that a fault can end only this process.
enum AttackWorker {
    static let ready = "ready"
    static let fine = "fine"

    /// Reads inputs from standard input, one per line, and answers each with a line.
    static func work() async throws {
        let landlock = ProcessInfo.processInfo.environment[landlockVariable].flatMap { Int($0) }
        try await HostileTrial.prepare()
        say(ready)
        while let line = readLine(), let input = HostileInput(line: line) {
            let faults: [String]
            do { faults = try await HostileTrial.faults(of: input, landlock: landlock, isAlone: true) } catch {
                faults = ["\(error)"]
            }
            say(faults.isEmpty ? fine : faults.joined(separator: " ").replacing("\n", with: " "))
        }
    }

    static let landlockVariable = "WORKBOOK_ATTACK_LANDLOCK"

    private static func say(_ line: String) { writeAll(line + "\n", to: STDOUT_FILENO) }
}
