import Foundation
import ProofKit
import Terminal
import Testing

/// `Exercise.swift` belongs to no target, so `Chapters/compile_flags.txt` says how an editor compiles it.
@Suite("An editor understands Exercise.swift") struct EditorTests {
    @Test func `sourcekit-lsp finds the mistake in it and completes its names`() async throws {
        let checkout = try EditedCheckout(
            appending: "let wrong: String = isValidSearchText(\"mag\")\nlet half = isValidS")
        defer { checkout.remove() }

        let said = try await checkout.answers()
        #expect(said.localizedCaseInsensitiveContains("cannot convert value of type 'Bool'"))
        #expect(!said.localizedCaseInsensitiveContains("no such module"))
        #expect(said.contains(#""label":"isValidSearchText"#))
    }
}

/// What an editor sees of a checkout: its flags, this test run's modules, and an exercise with a mistake.
private struct EditedCheckout {
    let root: URL
    let exercise: URL

    init(appending mistake: String) throws {
        let source = Book.root
        let built = try #require(BuildLayout.ofRunningProgram, "nothing is built beside this test")
        let files = FileManager.default
        root = files.temporaryDirectory.appending(path: "editor-\(UUID().uuidString)")
        let chapter = root.appending(path: "Chapters/01-Validation")
        exercise = chapter.appending(path: "Exercise.swift")

        try files.createDirectory(at: chapter, withIntermediateDirectories: true)
        let products = URL(filePath: BuildLayout(built.system, .debug, ofPackage: root.path).products)
        try files.createDirectory(at: products.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(at: products, withDestinationURL: URL(filePath: built.products))
        try files.createSymbolicLink(
            at: root.appending(path: "Sources"), withDestinationURL: source.appending(path: "Sources"))
        try files.copyItem(
            at: source.appending(path: "Chapters/compile_flags.txt"),
            to: root.appending(path: "Chapters/compile_flags.txt")
        )
        let text = try String(
            contentsOf: source.appending(path: "Solutions/01-Validation/Exercise.swift"), encoding: .utf8)
        try Data((text + "\n" + mistake).utf8).write(to: exercise)
    }

    func remove() {
        try? FileManager.default.removeItem(at: root)
    }

    /// What sourcekit-lsp writes when it's asked for the file's mistakes (2), and for what completes its end (3).
    func answers() async throws -> String {
        let text = try String(contentsOf: exercise, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let file = ["uri": exercise.absoluteString]
        let opened: [String: Any] = ["uri": exercise.absoluteString, "languageId": "swift", "version": 1, "text": text]
        let end = ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0]
        try put(
            [
                [
                    "id": 1, "method": "initialize",
                    "params": ["rootUri": root.absoluteString, "capabilities": [String: Any]()],
                ],
                ["method": "initialized", "params": [String: Any]()],
                ["method": "textDocument/didOpen", "params": ["textDocument": opened]],
                ["id": 2, "method": "textDocument/diagnostic", "params": ["textDocument": file]],
                ["id": 3, "method": "textDocument/completion", "params": ["textDocument": file, "position": end]],
            ], in: "opening")
        try put([["id": 4, "method": "shutdown"], ["method": "exit"]], in: "closing")
        let conversation = """
            { cat opening; until grep -q '"id":2' said && grep -q '"id":3' said; do sleep 0.1; done; cat closing; } \
                | timeout 120 sourcekit-lsp 2>/dev/null >said; cat said
            """
        return try await Spawn("sh", ["-c", conversation], folder: root.path).collect().standardOutput
    }

    private func put(_ messages: [[String: Any]], in file: String) throws {
        let bytes = try messages.flatMap { message in
            let body = try JSONSerialization.data(
                withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 }, options: .withoutEscapingSlashes)
            return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
        }
        try Data(bytes).write(to: root.appending(path: file))
    }
}
