import Foundation
import Testing

@testable import Grading

@Suite("Brackets without a partner")
struct BracketMistakeTests {
    private static let code = """
        // MARK: - Task 1: one

        func validate(_ field: TextField) -> any Disposable {
            field.textSignal
                .map { text in text.count > 2 }
                .subscribe(next: { color in field.background = color })
        }

        // MARK: - Task 2: two

        func kind(of event: Event) -> Int {
            switch event {
            case .next: 1
            default: 2
            }
        }
        """

    private static func mistake(in source: String) -> BracketMistake? { .first(in: PlacedTokens(of: source)) }

    private static func sentences(about mistake: BracketMistake) -> String {
        let error = CompilerOutput.Diagnostic(file: "", line: 1, column: 1, message: mistake.message)
        return Explanation(of: CompileProblem(error, in: PlacedTokens(of: ""))).sentences
    }

    /// The place of the mistake after a change: "line:column".
    private func place(replacing old: String, with new: String) -> String? {
        Self.mistake(in: Self.code.replacing(old, with: new, maxReplacements: 1)).map {
            "\($0.line):\($0.column)"
        }
    }

    @Test("A bracket that's never closed is found where it opens, also at the end of a task")
    func unclosed() {
        #expect(place(replacing: "> 2 }", with: "> 2") == "5:14")
        #expect(place(replacing: "color })", with: "color )") == "6:26")
        #expect(place(replacing: "color })", with: "color }") == "6:19")
        #expect(place(replacing: ")\n}\n", with: ")\n") == "3:53")
        #expect(place(replacing: "    }\n}", with: "    }\n") == "11:35")
        #expect(place(replacing: "2\n    }\n", with: "2\n") == "12:18")
    }

    @Test("A bracket that's never opened is found where it's missing, if the code shows that")
    func unopened() {
        #expect(place(replacing: ".map { text", with: ".map text") == "5:14")
        #expect(place(replacing: "next: { color", with: "next: color") == "6:26")
        #expect(place(replacing: "any Disposable {", with: "any Disposable") == "3:52")
        #expect(place(replacing: "switch event {", with: "switch event") == "12:17")
        #expect(place(replacing: "color })\n}", with: "color })\n    }\n}") != nil)
        #expect(place(replacing: "color })", with: "color }))") == "6:64")
    }

    @Test("The sentence names the bracket and the place")
    func sentences() throws {
        let unopened = try #require(Self.mistake(in: "func f() {\n    a.map text in\n        b\n    }\n}\n"))
        #expect(
            Self.sentences(about: unopened)
                == "The `{` of this closure, whose `}` is in line 4, is missing. Write it before `text`.")
        let inChain = try #require(
            Self.mistake(in: "func f() {\n    a\n        .doNext { text in log(text\n        .map { b }\n}\n"))
        #expect(
            Self.sentences(about: inChain)
                == "This `(` is never closed. Add its `)` at the end of this line.")
        let unclosed = try #require(Self.mistake(in: "func f() {\n    a.map { b\n    c\n\n    d\n}\n"))
        #expect(Self.sentences(about: unclosed).contains("never closed"))
        let stage = try #require(Self.mistake(in: "func f() {\n    a\n        .b { c\n        .d()\n}\n"))
        #expect(Self.sentences(about: stage).contains("Add its `}` at the end of this line."))
    }

    @Test("Brackets in texts and comments don't count, and neither do labels, cases, and closures after a call")
    func noMistake() {
        for code in [
            "let a = \"{ ( [\" // } ) ]\n/* { */", "let a = \"\\(f(\"(\"))\"", "let a = \"\"\"\n    {\n    \"\"\"",
            "switch a {\ncase .b: c\ndefault: d\n}", "f(a) {\n    b\n} failed: {\n    c\n}\n", "f(\n    a,\n    b\n)",
            "let a = [\n    1: [\n        2\n    ]\n]", "if a {\n} else {\n}", "#\"\\(\"#", "",
        ] { #expect(Self.mistake(in: code) == nil, "\(code)") }
    }

    @Test("No solution and no starter has a mistake")
    func book() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var count = 0
        for folder in ["Solutions", "Chapters"] {
            let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
            for name in names {
                let file = root.appending(path: "\(folder)/\(name)/Exercise.swift")
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                #expect(Self.mistake(in: text) == nil, "\(folder)/\(name)")
                count += 1
            }
        }
        #expect(count >= 26)
    }
}
