import ProofKit
import Testing

/// Transcripts/Chapters.md shows what each program prints.
@Suite("Each chapter's program in a shell") struct ChapterAcceptanceTests {
    private static let runOften = Sample.current.two(of: catalogue.map(\.product))

    @Test(arguments: Sample.current.some(4, of: catalogue.map(\.product)))
    func `a scripted run prints the same bytes each time`(_ product: String) async throws {
        let options = ["--type", "swift{600ms}{delete}{delete}{delete}{clear}garden", "--trace"]
        let first = try await ProgramRun.of(product, options)
        #expect(first.status == .exited(0))
        for _ in 0..<(Self.runOften.contains(product) ? 5 : 1) {
            #expect(try await ProgramRun.of(product, options).output == first.output)
        }
    }

    @Test(arguments: catalogue.map(\.product))
    func `keys from a pipe, no color and the C locale work`(_ product: String) async throws {
        let run = try await ProgramRun.of(
            product, [], typing: "swift", environment: ["TERM": "dumb", "NO_COLOR": "1", "LANG": "C", "LC_ALL": "C"]
        )
        #expect(run.status == .exited(0), "\(run.errors)")
        #expect(!run.output.isEmpty)
        #expect(!run.output.contains("\u{1b}"))
    }
}
