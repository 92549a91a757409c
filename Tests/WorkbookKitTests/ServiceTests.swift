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

    @Test("A setting can be restored, and reset restores all")
    func takenBack() async {
        for line in ["grant", "delete", "fail 503", "plan 200@5ms", "query a=b"] {
            _ = await session.run(line: "service \(line)")
        }
        var changed = ServiceSettings()
        (changed.access, changed.accounts, changed.plan, changed.query) = ("grant", 0, "200@5ms", ["a=b"])
        #expect(session.service.current == changed)
        for line in ["ask", "plan usual", "add", "query usual"] { _ = await session.run(line: "service \(line)") }
        #expect(session.service.current.isUsual)
        _ = await session.run(line: "service deny")
        _ = await session.run(line: "service reset")
        #expect(session.service.current.isUsual)
    }

    @Test(
        "A wrong value is an error with a message, and changes nothing",
        arguments: [
            ("latency soon", "soon"), ("fail 503,bang", "bang"), ("add many", "is not a number from 1 to 100"),
            ("query count", "KEY=VALUE"),
            ("seed", "`service seed NUMBER|usual`"), ("dney", "Did you mean \"deny\"?"),
            ("deny now", "takes no value"), ("latency", "latency 80ms"),
        ])
    func refused(_ line: String, _ text: String) async {
        #expect(await session.run(line: "service \(line)") == .usage)
        #expect(bench.take().contains(text))
        #expect(session.service.current.isUsual)
    }

    @Test("A damaged file is renamed and reported, and the defaults apply")
    func damaged() async throws {
        try bench.folder.write("{ half", to: ".workbook/service.json")
        #expect(await session.run(line: "service") == .passed)
        let text = bench.take()
        #expect(text.contains("service.damaged.json") && text.contains("latency   usual"))
        #expect(try bench.folder.read(".workbook/service.damaged.json") == "{ half")
    }
}
