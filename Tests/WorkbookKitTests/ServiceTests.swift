import Foundation
import Reading
import Testing

@testable import WorkbookKit

@MainActor
@Suite("The service's settings")
struct ServiceTests {
    let bench: Bench
    let session: Session

    init() throws {
        bench = try Bench()
        session = bench.session()
    }

    private func options(of line: String) async -> [String] {
        _ = await session.run(line: line)
        return bench.programs.log.all.last?.arguments ?? []
    }

    @Test("Settings are shown and passed to the next runs")
    func handedOn() async {
        #expect(await options(of: "run 1") == [])
        for line in ["deny", "add 2", "latency 50ms-400ms", "fail 503,drop", "seed 7", "query count=x"] {
            #expect(await session.run(line: "service \(line)") == .passed)
        }
        let shown = bench.take()
        for text in ["denied without asking", "accounts  3", "50ms-400ms", "503,drop", "count=x"] {
            #expect(shown.contains(text))
        }
        #expect(
            await options(of: "run 1 --trace") == [
                "--trace", "--access", "deny", "--accounts", "3", "--latency", "50ms-400ms", "--respond", "503,drop",
                "--seed", "7", "--query", "count=x",
            ])
        #expect(bench.session().service.current == session.service.current)
    }

    @Test("An option of a run overrides the setting")
    func overridden() async {
        _ = await session.run(line: "service fail 503")
        _ = await session.run(line: "service latency 1s")
        #expect(await options(of: "run 1 --plan 200 --latency=5ms") == ["--plan", "200", "--latency=5ms"])
        #expect(await options(of: "run 1 --help") == ["--help"])
        #expect(await options(of: "run 1 check") == ["check"])
    }
}
