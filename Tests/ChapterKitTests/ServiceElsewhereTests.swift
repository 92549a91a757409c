import Foundation
import Subprocess
import TerminalTestKit
import Testing

@Suite("A chapter that asks a service in another process")
struct ServiceElsewhereTests {
    @Test("shows what that service answers")
    func asks() async throws {
        let server = Program.product("social-service").path
        let outcome = try await run(
            .path(.init(server)), arguments: ["--port", "0", "--latency", "0ms"], input: .none, output: .sequence, error: .discarded
        ) { execution in
            var lines = execution.standardOutput.strings().makeAsyncIterator()
            let address = try #require(await lines.next()).trimmingCharacters(in: .whitespacesAndNewlines)
            let chapter = try await ProgramRun.of("search", ["--type", "swift", "--service", address])
            try execution.send(signal: .interrupt)
            return chapter
        }
        let chapter = outcome.closureResult
        #expect(chapter.status == .exited(0))
        #expect(chapter.said.contains { $0.contains("14 tweets") }, "\(chapter.output)\(chapter.errors)")
    }
}
