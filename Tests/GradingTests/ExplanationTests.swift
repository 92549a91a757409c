import Reading
import Testing

@testable import Grading

/// One message of the compiler, the code that it's about, and words that the explanation must contain.
struct Explained: CustomTestStringConvertible {
    var message: String
    var code: String
    var line = 1
    var column = 1
    var words = ""
    var notes: [String] = []

    var testDescription: String { message }

    var explanation: Explanation {
        let error = CompilerOutput.Diagnostic(
            file: "Exercise.swift", line: line, column: column, message: message, notes: notes)
        return Explanation(of: CompileProblem(error, in: PlacedTokens(of: Tokenizer(code))))
    }

    /// Samples/Explained.md describes the format of its sections.
    static let all = Sample.all(in: "Explained.md").map { sample in
        let mark = sample.code.firstIndex { $0.drop { $0 == " " }.hasPrefix("^ ") } ?? 0
        let ending = sample.code[mark].split(separator: "^ ", maxSplits: 1)
        var code = sample.code
        code.remove(at: mark)
        return Explained(
            message: sample.heading, code: code.joined(separator: "\n"), line: mark,
            column: sample.code[mark].prefix { $0 == " " }.count + 1, words: String(ending.last ?? "no words"),
            notes: sample.words.map { String($0.dropFirst(2)) })
    }
}

@Suite("Explanations of compile errors") struct ExplanationTests {
    @Test(arguments: Explained.all) func `An explanation names the cause`(_ explained: Explained) {
        let explanation = explained.explanation
        #expect(explanation.sentences.contains(explained.words), "\(explanation.sentences)")
        #expect(!explanation.isCompilersOwn)
    }

    @Test func `An unknown message stays as the compiler wrote it, also where there's no code`() {
        for source in ["", "let a = 1\n", "}{)(", ".", "? ? .map { in"] {
            let explanation = Explained(message: "quantum state is observed", code: source).explanation
            #expect(explanation.sentences == "Quantum state is observed.")
            #expect(explanation.isCompilersOwn)
        }
    }

    @Test func `No rule fails on a place outside of the code, or between odd brackets`() {
        let codes = ["", "}", "{", "a.map {", ".map)", "{ in", "a.map { [weak", "let", "( . { in ) }", "\"", "= ."]
        for (index, explained) in Explained.all.enumerated() {
            for offset in 0..<3 {
                for column in [1, 3, 9] {
                    var other = explained
                    (other.code, other.line, other.column) = (codes[(index + offset) % codes.count], 1, column)
                    #expect(!other.explanation.sentences.isEmpty)
                }
            }
        }
    }

    @Test func `Of a file with many errors, the first one that says something is explained`() {
        let lines = (1...200).map { "let a\($0) = b\($0)" }
        let errors = (1...200).map { number in
            CompilerOutput.Diagnostic(
                file: "Exercise.swift", line: number, column: 10,
                message: number == 1
                    ? "generic parameter 'T' could not be inferred" : "cannot find 'b\(number)' in scope")
        }
        let file = ExerciseFile(path: "Exercise.swift", text: lines.joined(separator: "\n"))
        let error = CompileError(CompilerOutput(text: "", errors: errors), in: file, of: nil)
        #expect(error.error?.line == 2)
        #expect(error.otherLines.count == 199)
    }

    @Test(
        arguments: [
            ("texts\n    .\u{200B}subscribe(next: log)", 2, 6, "U+200B (zero width space), is before `subscribe`."),
            ("let te\u{AD}xt = 1\nlog(text)", 1, 7, "U+00AD (soft hyphen), is before `xt`."),
            ("let a = 1\u{2028}\nlet b = c", 1, 10, "U+2028 (line separator), is at the end of the line."),
            ("let a =\u{3000} 1", 1, 8, "U+3000 (ideographic space), is before `1`."),
        ])
    func `A character that no one sees is named, with its place`(code: String, line: Int, column: Int, words: String) {
        let error = refused("let fine = \"\u{200B}\" + a👩\u{200D}💻\u{A0} // \u{2028}\n" + code)
        #expect(error.explanation.sentences.contains("\(words) Delete it"), "\(error.explanation.sentences)")
        #expect(error.error.map { [$0.line, $0.column] } == [line + 1, column])
        #expect(refused(code.replacing(#/[\u{200B}\u{AD}\u{2028}\u{3000}]/#, with: "")).explanation.isCompilersOwn)
    }

    private func refused(_ code: String) -> CompileError {
        let error = CompilerOutput.Diagnostic(
            file: "Exercise.swift", line: 2, column: 1, message: "quantum state is observed")
        return CompileError(
            CompilerOutput(text: "", errors: [error]), in: ExerciseFile(path: "Exercise.swift", text: code), of: nil)
    }

    @Test func `An error inside the expansion of a macro gives way to the one in the learner's line`() {
        let message = "cannot find 'missing' in scope"
        let errors = [
            CompilerOutput.Diagnostic(
                file: "macro expansion @ObservationTracked", line: 2, column: 23, message: message),
            CompilerOutput.Diagnostic(file: "Exercise.swift", line: 2, column: 16, message: message),
        ]
        let file = ExerciseFile(
            path: "Exercise.swift", text: "@Observable final class Model {\n    var name = missing\n}")
        let error = CompileError(CompilerOutput(text: "", errors: errors), in: file, of: nil)
        #expect(error.error?.line == 2)
        #expect(error.sourceLine == "    var name = missing")
    }

    @Test func `Every condition and every place in the table of rules is known`() {
        #expect(ErrorRules.shared.entries.count > 100)
        #expect(ErrorRules.shared.faults == [])
    }

    @Test
    func `A table with an unknown condition, place or topic, or a rule that can't be read, says so with the line`() {
        let rules = ErrorRules(
            """
            ## a '{name}'
            - **name is purple**: Paint `{name}`.
            - Paint `{wall}`.
            - **always** · help painting: Paint.
            - **always, but without a sentence**
            """)
        #expect(
            rules.faults == [
                "Solutions/CompileErrors.md:5: This rule can't be read.",
                "Solutions/CompileErrors.md:2: Nothing knows “name is purple”.",
                "Solutions/CompileErrors.md:3: Nothing knows “wall”.",
                "Solutions/CompileErrors.md:4: Nothing knows “painting”.",
            ])
    }
}
