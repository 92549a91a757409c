import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Subprocess
import TerminalTestKit
import Testing

@Suite("The program social-service", .timeLimit(.minutes(2)))
struct ServerProgramTests {
    private static let program = Executable.path(.init(Program.product("social-service").path))

    @Test("It prints its address, answers there, and ends well when it is interrupted; a second one on its port says so")
    func servesUntilInterrupted() async throws {
        let result = try await run(
            Self.program, arguments: ["--port", "0", "--latency", "0ms"], input: .none, output: .sequence, error: .discarded
        ) { execution in
            var lines = execution.standardOutput.strings().makeAsyncIterator()
            let address = try #require(await lines.next()).trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+/) != nil)
            let (data, _) = try await URLSession.shared.data(from: #require(URL(string: address + "/1.1/search/tweets.json?q=magic")))
            #expect(String(decoding: data, as: UTF8.self).contains("\"code\":215"))

            let port = String(address.split(separator: ":").last ?? "")
            let second = try await run(
                Self.program, arguments: ["--port", port], output: .string(limit: 4096), error: .string(limit: 4096)
            )
            #expect(second.terminationStatus == .exited(1))
            #expect(second.standardOutput == "")
            #expect(second.standardError
                == "Port \(port) of 127.0.0.1 cannot be had: somebody listens there already; give another, or 0 for one that is free.\n")
            try execution.send(signal: .interrupt)
            #expect(try await lines.next() == nil)
        }
        #expect(result.terminationStatus == .exited(0))
    }

    @Test("Malformed options are a sentence and status 64", arguments: [
        (["--port", "99999"], "99999"), (["--plan", "200,abc"], "^ column 5"), (["--respond", "418"], "\"418\" is not a step"),
        (["--latency", "fast"], "A latency is a number"), (["--seed", "x"], "--seed"), (["--respond", "503", "--plan", "200"], "give one"),
        (["8080"], "8080"),
    ])
    func malformed(arguments: [String], part: String) async throws {
        let result = try await run(
            Self.program, arguments: Arguments(arguments), output: .string(limit: 4096), error: .string(limit: 4096)
        )
        #expect(result.terminationStatus == .exited(64))
        #expect(result.standardError.contains(part))
    }
}
