import Foundation
import Terminal
import Testing

@Suite("Files that were changed after a time") struct ChangedFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "changed-\(UUID().uuidString)")

    private func write(_ path: String, at seconds: Double) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
        let date = Date(timeIntervalSince1970: seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    @Test
    func `are found in any folder, unless they or their folder are hidden, behind a link, or not asked for`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("here/a.swift", at: 100)
        try write("here/in/a/folder/b.swift", at: 200)
        try write("here/in/notes.md", at: 900)
        try write("here/.hidden/c.swift", at: 900)
        try write("here/in/.d.swift", at: 900)
        try write("elsewhere/e.swift", at: 900)
        for (link, path) in [("here/link", "elsewhere"), ("here/nowhere.swift", "missing.swift")] {
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: link), withDestinationURL: folder.appending(path: path))
        }
        func isFound(in path: String = "here", after seconds: Double) -> Bool {
            hasFile(in: folder.appending(path: path).path, changedAfter: seconds) { $0.hasSuffix(".swift") }
        }
        #expect(isFound(after: 99) && isFound(after: 199))
        #expect(!isFound(after: 200))
        #expect(!isFound(in: "missing", after: 0))
        // A link to a file has the file's date.
        let target = folder.appending(path: "elsewhere/e.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "here/in/e.swift"), withDestinationURL: target)
        #expect(isFound(after: 200) && !isFound(after: 900))
    }
}
