import Foundation
import Testing

/// The table in the README of this folder: each case that matters, the tests that hold it, and what differs.
@Suite("The table of cases")
struct TableTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private static let cases = (1...45).map { $0 < 10 ? "T0\($0)" : "T\($0)" } + ["T05b"]

    private struct Row {
        let numbers: [String]
        let suites: [String]
    }

    private func rows() throws -> [Row] {
        let text = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| T") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(numbers: words(cells[0]), suites: words(cells[2]))
        }
    }

    private func words(_ cell: String) -> [String] {
        cell.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The numbers in the names of the tests of a suite.
    private func numbers(in suite: String) throws -> Set<String> {
        let text = try String(contentsOf: Self.folder.appending(path: "\(suite).swift"), encoding: .utf8)
        let names = text.matches(of: /@Test\("((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
        return Set(names.flatMap { $0.matches(of: /\bT\d\db?\b/).map { String($0.output) } })
    }

    @Test("each case stands in one row")
    func complete() throws {
        #expect(try rows().flatMap(\.numbers).sorted() == Self.cases.sorted())
    }

    @Test("each suite that a row names has a test with the row's numbers in its name")
    func held() throws {
        for row in try rows() {
            #expect(!row.suites.isEmpty)
            let held = try row.suites.map { try numbers(in: $0) }
            for (suite, numbers) in zip(row.suites, held) {
                #expect(
                    !numbers.isDisjoint(with: row.numbers), "No test of \(suite) has one of \(row.numbers) in its name."
                )
            }
            for number in row.numbers {
                #expect(held.contains { $0.contains(number) }, "No test of \(row.suites) has \(number) in its name.")
            }
        }
    }

    @Test("each number in the name of a test stands in the table, in a row that names its suite")
    func known() throws {
        let rows = try rows()
        for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) where file.hasSuffix(".swift")
        {
            let suite = String(file.dropLast(6))
            for number in try numbers(in: suite) {
                #expect(
                    rows.contains { $0.numbers.contains(number) && $0.suites.contains(suite) },
                    "\(number) of \(suite) is not in its row.")
            }
        }
    }
}
