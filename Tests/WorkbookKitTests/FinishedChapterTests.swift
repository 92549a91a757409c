import Reading
import Terminal
import Testing

@testable import Checks

@MainActor
@Suite("The end of a chapter") struct FinishedChapterTests {
    /// Chapter 1's program sends a request for each valid text, and the reader's pipeline only one.
    private struct SearchPrograms: Programs {
        let foreground = Log<[String]>()

        func runInForeground(_ program: ProgramRun, input: Bool) async throws -> TerminationStatus {
            foreground.add(program.arguments)
            return .exited(0)
        }

        func runQuietly(_ program: ProgramRun, line: @escaping @Sendable (String) async -> Void) async throws
            -> TerminationStatus
        {
            let isMine = program.arguments.contains("--mine")
            await line(isMine ? "1 request sent, 1 answered" : "3 requests sent, 3 answered")
            if isMine { await line("ms          0   120") }
            return .exited(0)
        }
    }

    @Test func `shows the reader's own pipeline once, with its requests and those of the chapter before`() async throws {
        let (bench, programs) = (try Bench(), SearchPrograms())
        try bench.markBuilt("retain-cycles")
        let session = bench.session(programs: programs)
        let file = "Chapters/02-RetainCycles/Exercise.swift"
        try bench.folder.write(Bench.starter.replacing("one = 0", with: "one = 1"), to: file)
        _ = await session.run(line: "check 2")
        #expect(!bench.take().contains("is done"))
        try bench.folder.write(Bench.solution, to: file)
        _ = await session.run(line: "check 2.2")
        let shown = bench.take()
        #expect(shown.contains("Chapter 2 is done. Your pipeline, with `swift` typed into it:"))
        #expect(shown.contains("Requests: yours 1, chapter 1's program 3."))
        let picture = bench.folder.url.appending(path: ".workbook/retain-cycles.svg").path
        #expect(programs.foreground.all.map { $0.last } == [picture])
        _ = await session.run(line: "check 2")
        #expect(!bench.take().contains("is done") && programs.foreground.all.count == 1)
    }
}
