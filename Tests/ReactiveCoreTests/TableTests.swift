import Foundation
import Testing

/// The table in the README of this folder names the tests of each case.
@Suite("The table of cases") struct TableTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test func `each case is in exactly one row, which names tests that exist`() throws {
        let suites = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8).replacing("`", with: "") }.joined()
        let rows = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("| T") }
            .map { $0.split(separator: "|", omittingEmptySubsequences: false) }
        let cases = rows.flatMap { $0[1].matches(of: /T\d+b?/).map { String($0.output) } }
        #expect(cases.sorted() == (["T05b"] + (1...45).map { $0 < 10 ? "T0\($0)" : "T\($0)" }).sorted())
        for row in rows {
            let tests = row[3].matches(of: /`([^`]+)`/).map(\.output.1)
            #expect(!tests.isEmpty, "\(row[1]) has no test.")
            for test in tests where !suites.contains("func \(test)(") && !suites.contains("\"\(test)\"") {
                Issue.record("\(row[1]) names \(test), which doesn't exist.")
            }
        }
    }
}
