import Testing

@testable import Grading

@Suite("Strong captures are found in the code of a region") struct StrongCaptureTests {
    private func lines(of names: Set<String> = ["form"], in code: String) throws -> [Int] {
        let region = try #require(TaskRegions(of: "// MARK: - Task 1: Captures\n" + code)[1])
        return StrongCaptures(in: region).lines(of: names)
    }

    @Test(
        "a closure that uses the name is found; one that captures it weakly, a block, and another use of it aren't",
        arguments: [
            (
                """
                func log(_ form: SearchForm) -> any Disposable {
                    let texts = form.searchField.textSignal.signal
                    return requestAccess(to: form.accountStore)
                        .then { texts }
                        .doNext { _ in form.log("then") }
                        .subscribe(
                            next: { [weak form] text in form?.log(text) },
                            failed: { error in form.log("failed") }
                        )
                }
                """, [6, 9]
            ),
            ("func f() {\n    x.map { [form] in form.log() }\n}", [3]),
            ("func f() {\n    if form.isOpen { form.log() } else { form.close() }\n}", []),
            ("func f() {\n    guard let form else { return form.log() }\n}", []),
            ("func f() {\n    x.map { y in g(form: y.form, \"form\") }\n}", []),
            // A closure's own parameter is captured only by the closures inside that closure.
            (
                """
                func f() {
                    x.onShow = { form, text in
                        form.log()
                        y.map { form.log() }
                    }
                }
                """, [5]
            ),
        ])
    func closures(_ code: String, _ found: [Int]) throws { #expect(try lines(in: code) == found) }

    @Test func `an initializer isn't a closure`() throws {
        #expect(try lines(of: ["self"], in: "class A {\n    init() {\n        self.x = 1\n    }\n}") == [])
    }

    @Test func `the verdict names the lines`() {
        let file = ExerciseFile(
            path: "Exercise.swift",
            text: "// MARK: - Task 1: A\nfunc f() {\n    x.map { form.a() }\n    y { form.b() }\n}")
        let verdict = Verdict.notPassed([Finding("It leaks.", captured: ["form"]), Finding("Other.")])
        #expect(
            verdict.namingCaptures(of: 1, in: file)
                == .notPassed([
                    Finding("It leaks. See lines 3 and 4.", captured: ["form"]), Finding("Other."),
                ]))
        #expect(verdict.namingCaptures(of: 2, in: file) == verdict)
    }
}
