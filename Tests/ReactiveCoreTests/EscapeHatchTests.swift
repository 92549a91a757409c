import Foundation
import TerminalTestKit
import Testing

@Suite("The sources") struct EscapeHatchTests {
    @Test func `only LineEditor's C callbacks go around the compiler's concurrency checks, with a reason`() throws {
        let sources = BookCopy.original.appending(path: "Sources")
        let hatches = ["@unchecked Send" + "able", "nonisolated(un" + "safe)", "@preconc" + "urrency"]
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for (number, line) in lines.enumerated() where hatches.contains(where: line.contains) {
                let code = line.components(separatedBy: "//")[0]
                guard hatches.contains(where: code.contains) else { continue }
                let hasReason = line.contains("//") || (number > 0 && lines[number - 1].contains("//"))
                #expect(
                    file.path.contains("/LineEditor/") && hasReason,
                    "\(file.lastPathComponent):\(number + 1) goes around the compiler's checks: \(line)")
            }
        }
        #expect(count > 50)
    }
}
