import Foundation
import Testing

/// The table in the README of this folder names the tests of each case.
@Suite("The table of cases") struct TableTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private static let cases = (1...45).map { $0 < 10 ? "T0\($0)" : "T\($0)" } + ["T05b"]

    private struct Row {
        let cases: [String]
        let tests: [String]

        init?(_ line: Substring) {
            guard line.hasPrefix("| T") else { return nil }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            cases = cells[1].matches(of: /T\d+b?/).map { String($0.output) }
            tests = cells[3].matches(of: /`([^`]+)`/).map { String($0.output.1) }
        }
    }

    private func rows() throws -> [Row] {
        let text = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap(Row.init)
    }

    private func tests(in source: String) -> [String] {
        source.matches(of: /\b(?:Picture|@Test)\(\s*"([^"]+)"|func `([^`]+)`/).map {
            String($0.output.1 ?? $0.output.2 ?? "").replacing("`", with: "")
        }
    }

    private func allTests() throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        let suites = files.filter { $0.pathExtension == "swift" }
        return Set(try suites.flatMap { tests(in: try String(contentsOf: $0, encoding: .utf8)) })
    }

    @Test func `each case is in exactly one row`() throws {
        #expect(try rows().flatMap(\.cases).sorted() == Self.cases.sorted())
    }

    @Test func `each row names tests that exist`() throws {
        let known = try allTests()
        #expect(known.count > 100)
        for row in try rows() {
            #expect(!row.tests.isEmpty, "\(row.cases) has no test.")
            for test in row.tests { #expect(known.contains(test), "\(row.cases) names \(test), which doesn't exist.") }
        }
    }
}
