import Foundation
import Grading
import Judges
import Testing

@Suite("A book that can't be read") struct UnreadableBookTests {
    @Test func `is an error whose sentence names the file`() {
        let error = #expect(throws: (any Error).self) { try Course.book.chapters(in: URL(filePath: "/dev/null")) }
        #expect("\(error!)".contains("Chapters/00-WithoutSignals/Tasks.md"))
    }
}
