import Foundation
import Testing

@Suite("Code for one system") struct OneDoorTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        .standardizedFileURL

    /// Other packages can depend on ReactiveCore alone, so this file can't use Platform.
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

    @Test func `is in the Platform module and nowhere else`() throws {
        let files = try files()
        for (path, text) in files where !path.hasPrefix("Platform/") && path != Self.exception {
            for line in text.split(separator: "\n") where Self.isConditional(line) {
                Issue.record("Sources/\(path) depends on the system: \(line). Give Platform a function for it.")
            }
        }
        #expect(files.contains { $0.path == "Platform/CLibrary.swift" })
    }

    @Test func `has a comment about macOS or Linux in each file`() throws {
        let deciding = try files().filter { $0.path.hasPrefix("Platform/") }
            .filter { $0.text.split(separator: "\n").contains(where: Self.isConditional) }
        #expect(deciding.count > 5)
        for (path, text) in deciding {
            let comments = text.split(separator: "\n").filter { $0.contains("//") }
            #expect(comments.contains { $0.contains("macOS") || $0.contains("Linux") }, "Sources/\(path)")
        }
    }
}
