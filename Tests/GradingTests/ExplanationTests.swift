import Testing

@testable import Grading

/// One message of the compiler, the code that it's about, and words that the explanation must contain.
struct Explained: CustomTestStringConvertible {
    let message: String
    let code: String
    /// The code at the message's place.
    let place: String
    let words: String
    var notes: [String] = []

    init(_ message: String, _ code: String, at place: String, _ words: String, notes: [String] = []) {
        (self.message, self.code, self.place, self.words, self.notes) = (message, code, place, words, notes)
    }

    var testDescription: String { message }

    var explanation: Explanation {
        let before = code[..<(code.firstRange(of: place)?.lowerBound ?? code.endIndex)]
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        let error = CompilerOutput.Diagnostic(
            file: "Exercise.swift", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message,
            notes: notes)
        return Explanation(of: CompileProblem(error, in: PlacedTokens(of: code)))
    }
}

@Suite("Explanations of compile errors")
struct ExplanationTests {
    private static let pipeline = """
        func show(_ form: SearchForm) -> any Disposable {
            return requestAccess(to: accounts)
                .then { texts }
                .filter(isValidSearchText)
                .flatMap { text in search(for: text, on: twitter) }
                .subscribe(next: { [weak form] json in form?.status.text = json.summary })
        }
        """

    private static let syntax = [
        Explained("single-quoted string literal found, use '\"'", "let a = 'b'", at: "'b", "double quotes"),
        Explained("cannot find operator '----' in scope", "let a = ----b", at: "----", "double quotes"),
        Explained("expected ',' separator", "f(a b: c)", at: " b", "comma missing here, before `b`"),
        Explained("expected ')' in expression list", "f(\n  a: b\n  c: d)", at: "c:", "missing before `c:`"),
        Explained("expected ',' separator", "next: { [weak form] form?.log() }", at: " form?", "`in` is missing"),
        Explained("expected ',' separator", "next: { a [weak form] in f() }", at: "[weak", "`{ [weak form] a in`"),
        Explained("consecutive statements on a line must be separated by ';'", "log \"a\"", at: "\"a", "`log(…)`"),
        Explained("expected initial value after '='", "let a = ", at: "= ", "the value is missing"),
    ]

    private static let braces = [
        Explained(
            "expected '{' in body of function declaration", "func f() -> Int", at: "f(", "At the end of this line"),
        Explained(
            "expected '{' in body of function declaration", "func f(\n  a: Int\n) -> Int", at: "f(", "its result"),
        Explained("cannot find 'f(inx:)' in scope", "a.map(f(inx:))", at: "f(", "Does `f` have other labels?"),
    ]

    private static let names = [
        Explained("cannot find 'AnyCancellable' in scope", "var a: AnyCancellable?", at: "Any", "`ScopedDisposable`"),
        Explained("cannot find 'Mutex' in scope", "let a = Mutex(0)", at: "Mutex", "`import Synchronization`"),
        Explained("cannot find 'yyw' in scope", "let a = yyw", at: "yyw", "double quotes: `\"yyw\"`"),
        Explained("cannot find 'txt' in scope", "a.map { text in f(txt) }", at: "txt", "Did you mean `text`?"),
        Explained("cannot find 'text' in scope", "a.map { f(text) }", at: "text", "`{ text in`"),
        Explained("cannot find 'b' in scope", "c.map { a in a && b }", at: "b }", "`{ a, b in`"),
        Explained("cannot find 'text' in scope", "a.filter(f(text))", at: "text", "`.filter { text in … }`"),
        Explained(
            "cannot find 'accounts' in scope", "f(form.accounts)\ng(accounts)", at: "accounts)\ng", "form.accounts"),
        Explained(
            "cannot find 'isReady' in scope", "func isReadyText() {}\nisReady()", at: "isReady()", "`isReadyText`"),
        Explained(
            "value of type 'Signal<Int, Never>' has no member 'flattenMap'", "a.flattenMap { b }", at: "flatt",
            "`flattenMap` is called `flatMap` here."),
        Explained(
            "value of type 'Signal<Int, Never>' has no member 'do'", "a.do(onError: { b })", at: "do(", "`doFailed`"),
        Explained(
            "value of type 'Signal<Int, Never>' has no member 'fliter'", "a.fliter(b)", at: "fliter", "`filter`?"),
        Explained(
            "value of type 'Signal<JSON, Never>' has no member 'summary'",
            "a.map { b }.subscribe(next: { c in c.summary })",
            at: "summary", "Use `flatMap`"),
        Explained(
            "value of type 'any Disposable' has no member 'map'", "a.subscribe(next: b).map { c }", at: "map",
            "Put `map` above `subscribe`"),
        Explained(
            "value of optional type 'Form?' must be unwrapped to refer to member 'log' of wrapped base type 'Form'",
            "a.map { [weak form] in form.log() }", at: "form.log", "`form?.log`."),
    ]

    private static let calls = [
        Explained("extraneous argument label 'for:' in call", "a.throttle(for: b)", at: "(for", "Remove `for:`"),
        Explained("missing argument for parameter #1 in call", "a.retry()", at: ")", "`help retry`"),
        Explained("missing argument for parameter 'on' in call", "a.throttle(b)", at: ")", "`on:` is missing"),
        Explained("argument 'failed' must precede argument 'completed'", "a(b)", at: "b", "Swap the two"),
        Explained(
            "incorrect argument label in call (have 'nxt:', expected 'next:')", "a.subscribe(nxt: b)", at: "(nxt",
            "`nxt:` should be `next:`"),
        Explained(
            "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
            "a.catch { b }", at: "{", "`{ _ in … }`"),
        Explained(
            "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
            "func f() {\nlet b = c\na.flatMap { b }\n}", at: "{ b", "`{ _ in … }`"),
        Explained(
            "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored",
            "a.filter { b }", at: "{", "`.filter(b)`"),
        Explained(
            "contextual closure type '@Sendable (Bool, Error?) -> Void' expects 2 arguments, but 1 was used",
            "f { a in b }", at: "a in", "gets 2 values, `Bool`, `Error?`"),
        Explained(
            "contextual closure type '@MainActor ((Bool, Bool)) -> Bool' expects 1 argument, but 3 were used",
            "c.map { a, b, d in e }", at: "a, b", "pairs of 2"),
        Explained(
            "'bind(to:_:)' is unavailable: Call deliver(on: main) before bind.", "a.bind(to: b)", at: "bind",
            "Call deliver(on: main) before bind."),
        Explained("'debounce' has been renamed to 'throttle'", "a.debounce()", at: "deb", "is called `throttle` here"),
    ]

    private static let threads = [
        Explained(
            "main actor-isolated property 'text' can not be mutated from a Sendable closure", pipeline, at: "text = ",
            "Add `.deliver(on: form.schedulers.main)` right above `subscribe`"),
        Explained(
            "main actor-isolated property 'text' can not be mutated from a Sendable closure",
            pipeline.replacing(".subscribe(", with: ".deliver(on: form.schedulers.background)\n        .subscribe("),
            at: "text = ", "line 6 delivers on another thread"),
        Explained(
            "main actor-isolated property 'text' can not be mutated from a Sendable closure",
            pipeline.replacing(".flatMap", with: ".deliver(on: form.schedulers.main)\n        .flatMap"),
            at: "text = ", "`flatMap` goes on from another thread"),
        Explained(
            "capture of 'f' with non-Sendable type '(Int) -> Bool' in a '@Sendable' closure", "a.map { f($0) }",
            at: "f(",
            "Write `@Sendable` before the type of `f`"),
        Explained(
            "mutation of captured var 'count' in concurrently-executing code", "count += 1", at: "count", "`count`"),
    ]

    private static let types = [
        Explained(
            "cannot assign value of type 'String' to type 'Color'", "a.subscribe(next: { c in f.color = c })",
            at: "= c",
            "Is a `map` missing above"),
        Explained(
            "cannot convert value of type '(String) -> Bool' to expected argument type '(Void) -> Bool'",
            pipeline.replacing(".then { texts }\n", with: ""), at: "isValidSearchText", "`.then { … }`"),
        Explained(
            "cannot convert value of type '(JSON) -> Int' to expected argument type '(String) -> Int'",
            "a\n.tryMap(f)\n.flatMap { text in b }", at: "f)", "in line 3: are the two in the wrong order?"),
        Explained(
            "cannot convert value of type 'MainSignal<Int, Never>' to closure result type 'Signal<Int, Never>'",
            "a.then { b }", at: "b }", "Add `.signal`"),
        Explained(
            "cannot convert value of type 'String' to closure result type 'Signal<String, Never>'",
            "a.catch { _ in b }",
            at: "b }", "`.just(…)`"),
        Explained(
            "cannot convert value of type 'Int' to expected argument type 'Duration'", "a(500)", at: "500",
            "`.milliseconds(500)`"),
        Explained(
            "cannot convert value of type '()' to closure result type 'Bool'", "a.filter { b in b = 3 }", at: "= 3",
            "`==`"),
        Explained(
            "argument type 'MainSignal<Int, Never>' does not conform to expected type 'Disposable'", "a.add(b)",
            at: "b", "bind(to:)"),
        Explained(
            "cannot convert value of type '()' to closure result type '(any Disposable)?'", "Signal { s in f() }",
            at: "f()", "`return nil`"),
    ]

    private static let flow = [
        Explained(
            "switch must be exhaustive", "switch a {}", at: "switch",
            "doesn't cover `.failed`. Add `case .failed: …`",
            notes: ["add missing case: '.failed(_)'"]),
        Explained(
            "type 'A' does not conform to protocol 'B'", "class A: B {}", at: "A:",
            "a function `close` of type `() -> ()`",
            notes: ["add stubs", "protocol requires function 'close()' with type '() -> ()'"]),
        Explained(
            "missing return in global function expected to return 'any Disposable'", "func f() {\nlet a = b\na.c()\n}",
            at: "a.c", "write `return` before `a`"),
        Explained(
            "missing return in closure expected to return '(any Disposable)?'", "Signal { s in\na()\n}", at: "}",
            "`return nil`"),
        Explained(
            "cannot use optional chaining on non-optional value of type 'A'", "a.map { self?.b }", at: "?",
            "`[weak self]`"),
        Explained("cannot assign to property: 'a' is a 'let' constant", "let a = 1\na = 2", at: "a = 2", "`var`"),
        Explained(
            "cannot infer type of closure parameter 'b' without a type annotation",
            "a\n.flatMap { text in\n  let c = text\n  f(c)\n}\n.subscribe(next: { b in d })", at: "b in",
            "The closure of `flatMap` in line 2"),
        Explained(
            "the compiler is unable to type-check this expression in reasonable time; try", "let b = a.where { c }",
            at: "a.where", "`where` is called `filter` here"),
        Explained(
            "failed to produce diagnostic for expression", "func f() -> Color {\n  a ? \"b\" : \"c\"\n}", at: "?",
            "`Color`"),
    ]

    @Test("An explanation names the cause", arguments: syntax + braces + names + calls + threads + types + flow)
    func cause(_ explained: Explained) {
        let explanation = explained.explanation
        #expect(explanation.sentences.contains(explained.words), "\(explanation.sentences)")
        #expect(!explanation.isCompilersOwn)
    }

    @Test("An unknown message stays as the compiler wrote it, also where there's no code")
    func otherCompiler() {
        for source in ["", "let a = 1\n", "}{)(", ".", "? ? .map { in"] {
            let explanation = Explained("quantum state is observed", source, at: "a", "").explanation
            #expect(explanation.sentences == "Quantum state is observed.")
            #expect(explanation.isCompilersOwn)
        }
    }

    @Test("No rule fails on a place outside of the code, or between odd brackets")
    func oddPlaces() {
        let codes = ["", "}", "{", "a.map {", ".map)", "{ in", "a.map { [weak", "let", "( . { in ) }", "\"", "= ."]
        let all = Self.syntax + Self.braces + Self.names + Self.calls + Self.threads + Self.types + Self.flow
        for (index, explained) in all.enumerated() {
            for offset in 0..<3 {
                for place in ["", "{", "map"] {
                    let other = Explained(
                        explained.message, codes[(index + offset) % codes.count], at: place, "", notes: explained.notes)
                    #expect(!other.explanation.sentences.isEmpty)
                }
            }
        }
    }

    @Test("Of a file with many errors, the first one that says something is explained")
    func manyErrors() {
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

    @Test("An error inside the expansion of a macro gives way to the one in the learner's line")
    func macro() {
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

    @Test("Every condition and every place in the table of rules is known")
    func table() {
        #expect(ErrorRules.shared.entries.count > 100)
        #expect(ErrorRules.shared.faults == [])
    }

    @Test("A table with an unknown condition, place or topic, or a rule that can't be read, says so with the line")
    func faults() {
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
