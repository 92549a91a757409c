import Foundation
import Subprocess
import TerminalTestKit

/// A chapter's program, run without a terminal.
struct ProgramRun {
    let output: String
    let errors: String
    let status: TerminationStatus

    static func of(
        _ product: String, _ arguments: [String], typing input: String = "",
        environment: [Environment.Key: String?] = [:]
    ) async throws -> ProgramRun {
        let result = try await run(
            .path(.init(Program.product(product).path)),
            arguments: Arguments(arguments),
            environment: .inherit.updating(environment),
            input: .string(input),
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20)
        )
        return ProgramRun(output: result.standardOutput, errors: result.standardError, status: result.terminationStatus)
    }
}
