import Foundation
import Testing

@Suite("Code for one system") struct OneDoorTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        .standardizedFileURL

    private static let doors = ["Terminal/Platform/", "Supervision/"]
    /// Other packages can depend on ReactiveCore alone, so this file can't use them.
    private static let exception = "ReactiveCore/LateEvent.swift"

    private static func isConditional(_ line: Substring) -> Bool {
        let words = ["os(", "canImport(", "targetEnvironment(", "arch("]
        let isDirective = line.drop { $0 == " " }.hasPrefix("#if") || line.contains("#elseif")
        return isDirective && words.contains { line.contains($0) }
    }

    private func files() throws -> [(path: String, text: String)] {
        let found = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        let files = found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        return try files.map { file in
            (String(file.path.dropFirst(Self.sources.path.count + 1)), try String(contentsOf: file, encoding: .utf8))
        }
    }

    @Test func `is in two folders and nowhere else`() throws {
        let files = try files()
        for (path, text) in files where !Self.doors.contains(where: path.hasPrefix) && path != Self.exception {
            for line in text.split(separator: "\n") where Self.isConditional(line) {
                Issue.record("Sources/\(path) depends on the system: \(line). Give \(Self.doors[0]) a function for it.")
            }
        }
        #expect(files.contains { $0.path == "Terminal/Platform/CLibrary.swift" })
    }

    @Test func `has a comment about macOS or Linux in each file`() throws {
        let deciding = try files().filter { file in Self.doors.contains(where: file.path.hasPrefix) }
            .filter { $0.text.split(separator: "\n").contains(where: Self.isConditional) }
        #expect(deciding.count > 5)
        for (path, text) in deciding {
            let comments = text.split(separator: "\n").filter { $0.contains("//") }
            #expect(comments.contains { $0.contains("macOS") || $0.contains("Linux") }, "Sources/\(path)")
        }
    }
}
