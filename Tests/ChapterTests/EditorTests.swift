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

        let answers = try await LanguageServer.ask(in: checkout.root, about: checkout.exercise)

        #expect(
            answers.diagnostics.contains { $0.localizedCaseInsensitiveContains("cannot convert value of type 'Bool'") })
        #expect(!answers.diagnostics.contains { $0.localizedCaseInsensitiveContains("no such module") })
        #expect(answers.completions.contains { $0.hasPrefix("isValidSearchText") })
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
}

/// A short conversation with sourcekit-lsp, like an editor's.
private enum LanguageServer {
    struct Answers {
        var diagnostics: [String] = []
        var completions: [String] = []
    }

    static func ask(in root: URL, about file: URL) async throws -> Answers {
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let uri = file.absoluteString
        let opening = try [
            message([
                "id": 1, "method": "initialize",
                "params": [
                    "processId": NSNull(), "rootUri": root.absoluteString, "capabilities": [:] as [String: Any],
                ],
            ]),
            message(["method": "initialized", "params": [:] as [String: Any]]),
            message([
                "method": "textDocument/didOpen",
                "params": ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]],
            ]),
            message(["id": 2, "method": "textDocument/diagnostic", "params": ["textDocument": ["uri": uri]]]),
            message([
                "id": 3, "method": "textDocument/completion",
                "params": [
                    "textDocument": ["uri": uri],
                    "position": ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0],
                ],
            ]),
        ]

        let (socket, input) = try #require(makeSocketPair())
        defer { for end in [socket, input] { close(end) } }
        func send(_ message: [UInt8]) { _ = message.withUnsafeBytes { sendWithoutSignal(socket, $0) } }
        for message in opening { send(message) }

        var server = Spawn("sourcekit-lsp", folder: root.path)
        (server.input, server.errors) = (.descriptor(input), .null)
        var answers = Answers()
        var open: Set<Int> = [2, 3]
        var messages = MessageSplitter()
        _ = try await server.run { bytes in
            for message in messages.take(bytes) {
                guard let id = message["id"] as? Int else { continue }
                if message["method"] != nil {
                    send(try Self.message(["id": id, "result": NSNull()]))
                    continue
                }
                let items = (message["result"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
                if id == 2 { answers.diagnostics = items.compactMap { $0["message"] as? String } }
                if id == 3 { answers.completions = items.compactMap { $0["label"] as? String } }
                guard open.remove(id) != nil, open.isEmpty else { continue }
                send(try Self.message(["id": 4, "method": "shutdown"]))
                send(try Self.message(["method": "exit"]))
                shutdown(socket, CInt(SHUT_WR))
            }
        }
        return answers
    }
}

extension LanguageServer {
    private static func message(_ content: [String: Any]) throws -> [UInt8] {
        var content = content
        content["jsonrpc"] = "2.0"
        let body = try JSONSerialization.data(withJSONObject: content)
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + Array(body)
    }
}

/// Splits a stream of bytes into messages of the language server protocol: a length header, an empty line, JSON.
private struct MessageSplitter {
    private var pending = Data()

    mutating func take(_ bytes: [UInt8]) -> [[String: Any]] {
        pending.append(contentsOf: bytes)
        var messages: [[String: Any]] = []
        while let end = pending.range(of: Data("\r\n\r\n".utf8)) {
            let header = String(decoding: pending[pending.startIndex..<end.lowerBound], as: UTF8.self)
            guard
                let length = header.split(separator: "\r\n").first(where: {
                    $0.lowercased().hasPrefix("content-length:")
                })
                .flatMap({ Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) }),
                pending.endIndex - end.upperBound >= length
            else { break }
            let body = pending[end.upperBound..<end.upperBound + length]
            if let message = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] {
                messages.append(message)
            }
            pending = Data(pending[(end.upperBound + length)...])
        }
        return messages
    }
}
