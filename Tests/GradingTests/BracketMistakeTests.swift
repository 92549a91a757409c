import Reading
import Testing

@testable import Grading

@Suite("Brackets without a partner") struct BracketMistakeTests {
    private static let code = Sample.text(of: "Brackets.txt")

    private static func mistake(in source: String) -> BracketMistake? {
        .first(in: PlacedTokens(of: Tokenizer(source)))
    }

    private static func sentences(about mistake: BracketMistake) -> String {
        let error = CompilerOutput.Diagnostic(file: "", line: 1, column: 1, message: mistake.message)
        return Explanation(of: CompileProblem(error, in: PlacedTokens(of: Tokenizer("")))).sentences
    }

    private func place(replacing old: String, with new: String) -> String? {
        Self.mistake(in: Self.code.replacing(old, with: new, maxReplacements: 1)).map {
            "\($0.line):\($0.column)"
        }
    }

    @Test(
        "A bracket without a partner is found where it opens, or where it's missing, if the code shows that",
        arguments: [
            ("> 2 }", "> 2", "5:14"), ("color })", "color )", "6:26"), ("color })", "color }", "6:19"),
            (")\n}\n", ")\n", "3:53"), ("    }\n}", "    }\n", "11:35"), ("2\n    }\n", "2\n", "12:18"),
            (".map { text", ".map text", "5:14"), ("next: { color", "next: color", "6:26"),
            ("any Disposable {", "any Disposable", "3:52"), ("switch event {", "switch event", "12:17"),
            ("color })", "color }))", "6:64"),
        ])
    func place(_ old: String, _ new: String, _ place: String) {
        #expect(self.place(replacing: old, with: new) == place)
    }

    @Test("One that closes nothing is found, too, where its place isn't clear")
    func extra() { #expect(place(replacing: "color })\n}", with: "color })\n    }\n}") != nil) }

    @Test(
        "The sentence names the bracket and the place",
        arguments: [
            (
                "func f() {\n    a.map text in\n        b\n    }\n}\n",
                "The `{` of this closure is missing. Write it before `text`. Its `}` is in line 4."
            ),
            (
                "func f() {\n    a\n        .doNext { text in log(text\n        .map { b }\n}\n",
                "This `(` is never closed. Add its `)` at the end of this line."
            ),
            ("func f() {\n    a.map { b\n    c\n\n    d\n}\n", "never closed"),
            ("func f() {\n    a\n        .b { c\n        .d()\n}\n", "Add its `}` at the end of this line."),
        ])
    func sentences(_ source: String, _ words: String) throws {
        #expect(Self.sentences(about: try #require(Self.mistake(in: source))).contains(words))
    }

    @Test func `Brackets in texts and comments don't count, and neither do labels, cases, and closures after a call`() {
        for code in [
            "let a = \"{ ( [\" // } ) ]\n/* { */", "let a = \"\\(f(\"(\"))\"", "let a = \"\"\"\n    {\n    \"\"\"",
            "switch a {\ncase .b: c\ndefault: d\n}", "f(a) {\n    b\n} failed: {\n    c\n}\n", "f(\n    a,\n    b\n)",
            "let a = [\n    1: [\n        2\n    ]\n]", "if a {\n} else {\n}", "#\"\\(\"#", "",
        ] { #expect(Self.mistake(in: code) == nil, "\(code)") }
    }

    @Test func `No solution and no starter has a mistake`() throws {
        let texts = try Sample.exercises
        for text in texts { #expect(Self.mistake(in: text) == nil, "\(text)") }
        #expect(texts.count >= 26)
    }
}
