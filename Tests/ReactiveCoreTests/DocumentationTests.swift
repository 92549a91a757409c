import Foundation
import TerminalTestKit
import Testing
import WorkbookKit

/// The comments above the operators. `REGENERATE=1` writes the diagrams again; see the README of this folder.
@Suite("The operators' comments") struct DocumentationTests {
    static let sources = BookCopy.original.appending(path: "Sources/ReactiveCore")

    static let operatorFiles =
        (try? FileManager.default.contentsOfDirectory(atPath: sources.appending(path: "Operators").path))
        .map { $0.sorted() } ?? []

    static func text(of file: String) throws -> String {
        try String(contentsOf: sources.appending(path: file), encoding: .utf8)
    }

    static func documentedSources() throws -> [String] {
        try (operatorFiles.map { "Operators/\($0)" } + ["Signal+Creation.swift"]).map(text)
    }

    @Test(
        "every operator's file is short, and its comments have the house form, or a sentence at least",
        arguments: operatorFiles)
    func comments(_ file: String) throws {
        let text = try Self.text(of: "Operators/\(file)")
        let documentation = try #require(
            OperatorDocumentation(parsing: text), "No comment has a contract.")
        #expect(documentation.missing == [], "The comment of \(documentation.name) misses these.")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150, "The file is long.")
        for documentation in OperatorDocumentation.all(in: text) {
            #expect(documentation.sentence.contains("."), "The comment of \(documentation.name) has no sentence.")
        }
    }

    @Test func `every creation has a comment in the house form`() throws {
        let all = OperatorDocumentation.all(in: try Self.text(of: "Signal+Creation.swift"))
        #expect(all.count == 7)
        for documentation in all {
            #expect(documentation.missing == [], "The comment of \(documentation.name) misses these.")
        }
    }

    @Test func `every call to copy compiles`() async throws {
        let calls = try Self.documentedSources().flatMap { text in
            OperatorDocumentation.all(in: text).filter { !$0.call.isEmpty }
        }
        #expect(calls.count >= 60)
        // Put each call in a function, so that each has its own names.
        let functions = calls.enumerated().map { number, documentation in
            "func call\(number)() {\n\(documentation.call.joined(separator: "\n"))\n}"
        }
        let source = """
            \(Snippet.text("calls"))
            @MainActor func calls(
                searchText: Signal<String, Never>, username: Signal<String, Never>, password: Signal<String, Never>,
                taps: Signal<Void, Never>, numbers: Signal<Int, Never>, tweets: Signal<Tweet, ServiceError>,
                cache: Signal<[Tweet], ServiceError>, service: Service, label: Label,
                main: MainScheduler, background: SerialQueueScheduler
            ) {
            \(functions.joined(separator: "\n"))
            }
            """
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Calls.swift")
        let options = ["-typecheck", "-suppress-warnings"]
        let result = try await SnippetCompiler.run(options, on: ["Calls.swift"], in: folder)
        #expect(result.isSuccess, "\(result.output)")
    }

    @Test(arguments: documentedExamples)
    func `each diagram is what the operator does when it runs`(_ example: OperatorExample) throws {
        let documentation = try #require(
            OperatorDocumentation(parsing: try Self.text(of: example.source), name: Self.declaredName(of: example)))
        if documentation.diagram == example.diagram { return }
        guard ProcessInfo.processInfo.environment["REGENERATE"] != nil else {
            Issue.record(
                """
                The comment of \(example.name) shows
                \(documentation.diagram.joined(separator: "\n"))
                but the operator does
                \(example.diagram.joined(separator: "\n"))
                Write the diagram again with `REGENERATE=1 swift test --filter DocumentationTests`.
                """)
            return
        }
        try regenerate(example, documentation)
    }

    /// One example per comment: the first of the examples with the same file and name.
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
            // Another test may have changed this file in the meantime.
            let text = try Self.text(of: example.source)
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
