import Terminal
import TerminalTestKit
import Testing

@testable import ReactiveCoreFixture

@Suite("Misuse stops the program with a sentence that says what to do") struct MisuseTests {
    @Test(arguments: Misuse.allCases.filter { $0.sentence != nil })
    func `the program stops, and says why`(_ misuse: Misuse) async throws {
        let end = try await end(of: misuse)
        #expect(!end.terminationStatus.isSuccess)
        #expect(end.standardError.contains(try #require(misuse.sentence)), "\(end.standardError)")
    }

    @Test func `an event sent after the end is dropped, and debug builds warn once`() async throws {
        let end = try await end(of: .sendAfterTheEnd)
        #expect(end.terminationStatus.isSuccess)
        #expect(end.standardOutput == "1\n1\n")
        #if DEBUG
        #expect(
            end.standardError.split(separator: "\n").count { $0.contains("after it had ended") } == 1,
            "\(end.standardError)")
        #expect(end.standardError.contains("Return after the last event"))
        #else
        #expect(end.standardError == "")
        #endif
    }

    @Test func `a source may go on sending after its disposal, without a warning`() async throws {
        let end = try await end(of: .sendAfterDisposal)
        #expect(end.terminationStatus.isSuccess)
        #expect(end.standardOutput == "1\n2\n")
        #expect(end.standardError == "")
    }

    /// Runs a small program. Swift Testing's exit tests would load the whole test program again for each misuse, and
    /// keep a processor busy while they wait.
    private func end(of misuse: Misuse) async throws -> CollectedRun {
        try await Spawn(
            Program.product("ReactiveCoreFixture").path, [misuse.rawValue],
            environment: ["SWIFT_BACKTRACE": "enable=no"]
        ).collect()
    }
}
