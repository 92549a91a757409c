import Foundation
import Testing
import WorkbookKit

/// The table of names in ReactiveCore's README, which is made from the operators' comments. `REGENERATE=1` writes it.
@Suite("The operators' names in other libraries") struct NamesElsewhereTests {
    private static let readme = DocumentationTests.sources.appending(path: "README.md")
    private static let start = "<!-- Made from the operators' comments by NamesElsewhereTests. -->\n"
    private static let end = "<!-- The end of what is made. -->"

    @Test("the README's table is what the comments say")
    func table() throws {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        let above = try #require(text.firstRange(of: Self.start))
        let below = try #require(text.firstRange(of: Self.end))
        let table = try Self.table()
        if text[above.upperBound..<below.lowerBound] == table { return }
        guard ProcessInfo.processInfo.environment["REGENERATE"] != nil else {
            Issue.record("The table isn't up to date. Run `REGENERATE=1 swift test --filter NamesElsewhereTests`.")
            return
        }
        try text.replacingCharacters(in: above.upperBound..<below.lowerBound, with: table)
            .write(to: Self.readme, atomically: true, encoding: .utf8)
    }

    private static func table() throws -> String {
        let rows = try DocumentationTests.documentedSources().flatMap { text -> [[String]] in
            zip(PublicSurface.names(in: text), OperatorDocumentation.all(in: text)).compactMap { name, comment in
                comment.namesElsewhere.isEmpty ? nil : ["`\(name)`"] + names(in: comment.namesElsewhere)
            }
        }
        let head = [["here", "RxSwift", "Combine", "ReactiveSwift"], Array(repeating: "---", count: 4)]
        return (head + Set(rows).sorted { $0[0] < $1[0] }).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }

    /// A comment's names in the first three libraries: "RxSwift `debounce`, Combine: none, …".
    private static func names(in sentence: String) -> [String] {
        let marks = OperatorDocumentation.libraries.map { sentence.firstRange(of: $0) }
        return marks.indices.dropLast().map { index in
            guard let mark = marks[index], let next = marks[index + 1] else { return "" }
            let punctuation = CharacterSet(charactersIn: ": ,;")
            return sentence[mark.upperBound..<next.lowerBound].trimmingCharacters(in: punctuation)
        }
    }
}
