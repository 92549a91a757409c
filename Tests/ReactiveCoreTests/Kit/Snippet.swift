import Foundation
import Terminal
import TerminalTestKit
import Testing

/// A few lines as a person would write them, and the compiler's expected first error.
struct Snippet: Sendable, CustomTestStringConvertible {
    let name: String
    let code: String
    /// The line of the error, from 1; nil if the code must compile.
    let line: Int?
    let words: String

    var testDescription: String { name }

    static let all = ["misuses", "names", "right"].flatMap { parse(text($0)) }

    static let surroundings = text("surroundings")

    static func text(_ name: String) -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snippets/\(name).txt")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    /// The snippets of a text, with an empty line between them: a comment that is the name, then the code. The line
    /// with the error ends with `// error:` and a part of the message.
    private static func parse(_ text: String) -> [Snippet] {
        text.split(separator: "\n\n").map { paragraph in
            let lines = paragraph.split(separator: "\n")
            let code = lines.dropFirst()
            // The name is line 0, so an index is the number of a line of code.
            let line = code.firstIndex { $0.contains("// error: ") }
            let words = line.flatMap { code[$0].firstMatch(of: /\/\/ error: (.*)/) }?.output.1 ?? ""
            return Snippet(
                name: String(lines[0].dropFirst(3)), code: code.joined(separator: "\n"), line: line,
                words: String(words))
        }
    }
}

/// Compiles all snippets together, against the modules that the test was built with.
enum SnippetCompiler {
    struct Diagnostic: Sendable {
        let line: Int
        let message: String
    }

    /// Compiles in two runs: code that the type checker accepts also goes through the checks after type checking.
    /// - Returns: the first error of each snippet that has one.
    static func compile(_ snippets: [Snippet]) async throws -> [String: Diagnostic] {
        let errors = try await firstErrors(in: snippets, ["-typecheck"])
        let accepted = snippets.filter { errors[$0.name] == nil }
        return errors.merging(try await firstErrors(in: accepted, ["-emit-sil", "-o", "/dev/null"])) { first, _ in first
        }
    }

    private static func firstErrors(in snippets: [Snippet], _ mode: [String]) async throws -> [String: Diagnostic] {
        let folder = try TemporaryFolder()
        try folder.write(Snippet.surroundings, to: "Surroundings.swift")
        let files = try snippets.enumerated().map { number, snippet in
            let file = "Snippet\(number).swift"
            // On one line, so that line n of a snippet is line n + 1 of its file.
            let head = "import Dispatch; import ReactiveCore; @MainActor func snippet\(number)() {"
            try folder.write("\(head)\n\(snippet.code)\n}\n", to: file)
            return file
        }
        let options = [
            "-wmo", "-module-name", "Snippets", "-Werror", "DeprecatedDeclaration", "-no-color-diagnostics",
            "-diagnostic-style", "llvm",
        ]
        let (isSuccess, text) = try await run(options + mode, on: ["Surroundings.swift"] + files, in: folder)

        let errors = text.matches(of: /(?m)^(\S*?)(\w+)\.swift:(\d+):\d+: error: (.*)$/).map(\.output)
        let strange = errors.first { !$0.2.hasPrefix("Snippet") }
        #expect(strange == nil && (!errors.isEmpty || isSuccess), "\(text)")
        let found = errors.compactMap { error in
            Int(error.2.dropFirst("Snippet".count)).map {
                (snippets[$0].name, Diagnostic(line: (Int(error.3) ?? 1) - 1, message: String(error.4)))
            }
        }
        return Dictionary(found) { first, _ in first }
    }

    static func run(
        _ options: [String], on files: [String], in folder: TemporaryFolder
    ) async throws -> (isSuccess: Bool, output: String) {
        let modules = try #require(BuildLayout.ofRunningProgram).modules
        try #require(FileManager.default.fileExists(atPath: modules), "There are no modules in \(modules).")
        let paths = files.map { folder.url.appending(path: $0).path }
        var compiler = Spawn("swiftc", ["-swift-version", "6", "-I", modules] + options + paths)
        compiler.errors = .output
        let run = try await compiler.collect()
        return (run.terminationStatus.isSuccess, run.standardOutput)
    }
}
