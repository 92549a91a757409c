import Terminal
import TerminalTestKit

/// A chapter's program, run without a terminal.
struct ProgramRun {
    let output: String
    let errors: String
    let status: TerminationStatus

    static func of(
        _ product: String, _ arguments: [String], typing input: String = "",
        environment: [String: String?] = [:]
    ) async throws -> ProgramRun {
        let result = try await Spawn(Program.product(product).path, arguments, environment: environment)
            .collect(typing: input)
        return ProgramRun(output: result.standardOutput, errors: result.standardError, status: result.terminationStatus)
    }
}
