import ProofKit
import TerminalTestKit
import Testing

/// Transcripts/Chapters.md shows what each program prints.
@Suite("Each chapter's program in a shell") struct ChapterAcceptanceTests {
    @Test(arguments: Sample.current.some(4, of: catalogue.map(\.product)))
    func `a scripted run prints the same bytes each time`(_ product: String) async throws {
        let options = ["--type", "swift{600ms}{delete}{delete}{delete}{clear}garden", "--trace"]
        let program = Program.product(product)
        let first = try await program.run(options)
        #expect(first.terminationStatus == .exited(0))
        for _ in 0..<2 {
            #expect(try await program.run(options).output == first.output)
        }
    }

    @Test(arguments: catalogue.map(\.product))
    func `keys from a pipe, no color and the C locale work`(_ product: String) async throws {
        let run = try await Program.product(product).run(
            [], typing: "swift", environment: ["TERM": "dumb", "NO_COLOR": "1", "LANG": "C", "LC_ALL": "C"]
        )
        #expect(run.terminationStatus == .exited(0), "\(run.standardError)")
        #expect(!run.output.isEmpty)
        #expect(!run.standardOutput.contains("\u{1b}"))
    }
}
