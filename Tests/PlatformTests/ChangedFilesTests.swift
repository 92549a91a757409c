import Foundation
import Terminal
import TerminalTestKit
import Testing

@Suite("Files that were changed after a time") struct ChangedFilesTests {
    @Test
    func `are found in any folder, unless they or their folder are hidden, behind a link, or not asked for`() throws {
        let folder = try TemporaryFolder()
        for (path, seconds) in [
            ("here/a.swift", 100), ("here/in/a/folder/b.swift", 200), ("here/in/notes.md", 900),
            ("here/.hidden/c.swift", 900), ("here/in/.d.swift", 900), ("elsewhere/e.swift", 900),
        ] as [(String, Double)] { try folder.write("", to: path, at: Date(timeIntervalSince1970: seconds)) }
        try folder.link("here/link", to: "../elsewhere")
        try folder.link("here/nowhere.swift", to: "../missing.swift")
        func isFound(in path: String = "here", after seconds: Double) -> Bool {
            hasFile(in: folder.url.appending(path: path).path, changedAfter: seconds) { $0.hasSuffix(".swift") }
        }
        #expect(isFound(after: 99) && isFound(after: 199))
        #expect(!isFound(after: 200))
        #expect(!isFound(in: "missing", after: 0))
        // A link to a file has the file's date.
        try folder.link("here/in/e.swift", to: "../../elsewhere/e.swift")
        #expect(isFound(after: 200) && !isFound(after: 900))
    }
}
