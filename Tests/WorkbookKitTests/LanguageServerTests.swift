import Foundation
import Terminal
import TerminalTestKit
import Testing

/// `Exercise.swift` belongs to no target, so `Chapters/compile_flags.txt` says how an editor compiles it.
@Suite("An editor understands Exercise.swift") struct LanguageServerTests {
    private let book: BookCopy
    private static let path = "Chapters/01-Validation/Exercise.swift"

    init() throws {
        book = try BookCopy()
        let solution = try book.folder.read("Solutions/01-Validation/Exercise.swift")
        let mistake = "let wrong: String = isValidSearchText(\"mag\")\nlet half = isValidS"
        try book.folder.write("\(solution)\n\(mistake)", to: Self.path)
    }

    @Test func `sourcekit-lsp finds the mistake in it and completes its names`() async throws {
        let said = try await answers()
        #expect(said.localizedCaseInsensitiveContains("cannot convert value of type 'Bool'"))
        #expect(!said.localizedCaseInsensitiveContains("no such module"))
        #expect(said.contains(#""label":"isValidSearchText"#))
    }

    /// What sourcekit-lsp writes when it's asked for the file's mistakes (2), and for what completes its end (3).
    private func answers() async throws -> String {
        let (text, exercise) = (try book.folder.read(Self.path), book.folder.url.appending(path: Self.path))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let file = ["uri": exercise.absoluteString]
        let opened: [String: Any] = ["uri": exercise.absoluteString, "languageId": "swift", "version": 1, "text": text]
        let end = ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0]
        try put(
            [
                [
                    "id": 1, "method": "initialize",
                    "params": ["rootUri": book.folder.url.absoluteString, "capabilities": [String: Any]()],
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
        return try await Spawn("sh", ["-c", conversation], folder: book.path).collect().standardOutput
    }

    private func put(_ messages: [[String: Any]], in file: String) throws {
        let bytes = try messages.flatMap { message in
            let body = try JSONSerialization.data(
                withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 }, options: .withoutEscapingSlashes)
            return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
        }
        try book.folder.write(bytes, to: file)
    }
}
