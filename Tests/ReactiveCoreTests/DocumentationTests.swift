import Foundation
import Marbles
import OperatorLab
import Testing

/// The comments above the operators. `REGENERATE=1` writes the diagrams anew; see the README of this folder.
@Suite("What the operators' comments say")
struct DocumentationTests {
    static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources/ReactiveCore"
    ).standardized

    static let operatorFiles =
        (try? FileManager.default.contentsOfDirectory(atPath: sources.appending(path: "Operators").path))
        .map { $0.sorted() } ?? []

    private func text(_ file: String) throws -> String {
        try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
    }

    @Test("every operator's file has a comment in the house form, and is short", arguments: operatorFiles)
    func form(_ file: String) throws {
        let text = try text("Operators/\(file)")
        let documentation = try #require(
            OperatorDocumentation(parsing: text), "There is no comment with a contract in it.")
        #expect(documentation.missing == [], "The comment of \(documentation.name) misses these.")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150, "The file is long.")
    }

    @Test("every creation has a comment in the house form")
    func creations() throws {
        let all = OperatorDocumentation.all(in: try text("Signal+Creation.swift"))
        #expect(all.count == 7)
        for documentation in all {
            #expect(documentation.missing == [], "The comment of \(documentation.name) misses these.")
        }
    }

    @Test("what every public declaration of an operator's file says begins with a sentence", arguments: operatorFiles)
    func sentences(_ file: String) throws {
        for documentation in OperatorDocumentation.all(in: try text("Operators/\(file)")) {
            #expect(documentation.sentence.contains("."), "The comment of \(documentation.name) has none.")
        }
    }

    @Test("each diagram is what the operator does when it runs", arguments: documentedExamples)
    func diagrams(_ example: OperatorExample) throws {
        let documentation = try #require(
            OperatorDocumentation(parsing: try text(example.source), name: Self.declaredName(of: example)))
        if documentation.diagram == example.diagram { return }
        guard ProcessInfo.processInfo.environment["REGENERATE"] != nil else {
            Issue.record(
                """
                The comment of \(example.name) shows
                \(documentation.diagram.joined(separator: "\n"))
                and what it does is
                \(example.diagram.joined(separator: "\n"))
                Write it anew with `REGENERATE=1 swift test --filter DocumentationTests`.
                """)
            return
        }
        try regenerate(example, documentation)
    }

    /// One example for each comment: of several operators in one file with one name, the first.
    static let documentedExamples = OperatorCatalogue.all.filter { example in
        OperatorCatalogue.all.first {
            $0.source == example.source && declaredName(of: $0) == declaredName(of: example)
        }?.name == example.name
    }

    private static func declaredName(of example: OperatorExample) -> String {
        String(example.name.prefix { $0 != "(" })
    }

    private static let writing = NSLock()

    private func regenerate(_ example: OperatorExample, _ documentation: OperatorDocumentation) throws {
        try Self.writing.withLock {
            // Another diagram of the same file may have been written meanwhile.
            let text = try text(example.source)
            let current = try #require(OperatorDocumentation(parsing: text, name: documentation.name))
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let indent = lines[current.diagramLines.lowerBound - 1].prefix { $0 == " " }
            let diagram = example.diagram.map { "\(indent)///     \($0)" }
            lines.replaceSubrange(
                current.diagramLines, with: current.diagram.isEmpty ? ["\(indent)///"] + diagram : diagram)
            try lines.joined(separator: "\n").write(
                to: Self.sources.appending(path: example.source), atomically: true, encoding: .utf8)
        }
    }
}

extension OperatorExample: CustomTestStringConvertible {
    public var testDescription: String { name }
}
