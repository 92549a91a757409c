import Foundation
import ProofKit
import Testing

@Suite("A book that can't be read")
struct UnreadableBookTests {
    @Test("ends a proof with a sentence that names the file, and status 1, not with a crash report")
    func missingFile() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            _ = Book.chapters(in: URL(filePath: "/dev/null"))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Chapters/00-WithoutSignals/Tasks.md"))
    }
}
