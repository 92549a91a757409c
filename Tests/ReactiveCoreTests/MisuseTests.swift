import Subprocess
import TerminalTestKit
import Testing

@testable import ReactiveCoreFixture

@Suite("Misuse is told with a sentence that says what to do")
struct MisuseTests {
    @Test("it stops the program", arguments: Misuse.allCases.filter { $0.sentence != nil })
    func stops(_ misuse: Misuse) async throws {
        let end = try await end(of: misuse)
        #expect(!end.terminationStatus.isSuccess)
        #expect(end.standardError.contains(try #require(misuse.sentence)), "\(end.standardError)")
    }

    @Test("a subscriber that is used after the end is not heard, and in debug builds that is told, once")
    func afterTheEnd() async throws {
        let end = try await end(of: .sendAfterTheEnd)
        #expect(end.terminationStatus.isSuccess)
        #expect(end.standardOutput == "1\n1\n")
        #expect(
            end.standardError.split(separator: "\n").count { $0.contains("after it had ended") } == 1,
            "\(end.standardError)")
        #expect(end.standardError.contains("Return after the last event"))
    }

    @Test("a source that goes on after it was disposed has done nothing wrong, and nothing is told")
    func afterDisposal() async throws {
        let end = try await end(of: .sendAfterDisposal)
        #expect(end.terminationStatus.isSuccess)
        #expect(end.standardOutput == "1\n2\n")
        #expect(end.standardError == "")
    }

    /// Not one of Swift Testing's exit tests: those load this whole program again for each misuse, and wait for it in a loop that keeps
    /// a processor busy while other tests' children end.
    private func end(of misuse: Misuse) async throws -> ExecutionResult<Void, StringOutput<UTF8>, StringOutput<UTF8>> {
        try await run(
            .path(.init(Program.product("ReactiveCoreFixture").path)),
            arguments: [misuse.rawValue],
            environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
            output: .string(limit: 1 << 16),
            error: .string(limit: 1 << 16)
        )
    }
}
