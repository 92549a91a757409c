import Reading
import Terminal
import Testing

@MainActor
@Suite("The end of a chapter") struct FinishedChapterTests {
    /// Chapter 1's program sends a request for each valid text, and the reader's pipeline only one.
    private struct SearchPrograms: Programs {
        let foreground = Log<ProgramRun>()

        func runInForeground(_ program: ProgramRun, input: Bool) async throws -> TerminationStatus {
            foreground.add(program)
            return .exited(0)
        }

        func runQuietly(_ run: ProgramRun, line: @escaping @Sendable (String) async -> Void) async throws
            -> TerminationStatus
        {
            let isMine = run.arguments.contains("--mine")
            for text in isMine ? ["1 request sent, 1 answered", "ms    0"] : ["3 requests sent"] { await line(text) }
            return .exited(0)
        }
    }

    @Test func `shows the reader's own pipeline once, with its requests and the last chapter's`() async throws {
        let (bench, programs) = (try Bench(), SearchPrograms())
        try bench.markBuilt("retain-cycles")
        let session = bench.session(programs: programs)
        for (text, isEnd) in [(Bench.starter.replacing("one = 0", with: "one = 1"), false), (Bench.solution, true)] {
            try bench.folder.write(text, to: "Chapters/02-RetainCycles/Exercise.swift")
            _ = await session.run(line: "check 2")
            #expect(bench.take().contains("Requests: yours 1, chapter 1's program 3.") == isEnd)
        }
        _ = await session.run(line: "check 2")
        let picture = bench.folder.url.appending(path: ".workbook/retain-cycles.svg").path
        #expect(programs.foreground.all.map(\.arguments.last) == [picture])
    }
}
