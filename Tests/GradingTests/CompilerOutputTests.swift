import Foundation
import Testing

@testable import Grading

@Suite("The compiler's output") struct CompilerOutputTests {
    private func output(_ text: String) -> CompilerOutput { CompilerOutput(text: text, in: URL(filePath: "/folder")) }

    @Test func `Errors are read with their places, messages, and notes, and warnings aren't errors`() async throws {
        let source = """
            func a() -> Int { 1; return "é" + 2 }
            @available(*, unavailable, message: "use a")
            func b() {}
            func c() { b() }
            let text = \"""
            main.swift:1:1: error: a line of the source
            \""" + 2
            """
        let file = ExerciseFile(path: "Mine.swift", text: source)
        let failure = await #expect(throws: ExerciseBuilder.Failure.self) {
            try await sharedBuilder.build(exercise: file)
        }
        guard case .didNotCompile(let output)? = failure else { throw CocoaError(.fileReadUnknown) }
        let errors = output.errors.filter { !$0.message.contains("exercise") }.sorted { $0.line < $1.line }
        try #require(errors.map(\.line) == [1, 4, 7])
        #expect(errors.allSatisfy { $0.file == "Mine.swift" })
        #expect(errors[1].column == 12 && errors[1].message == "'b()' is unavailable: use a")
        #expect(errors[1].notes == ["'b()' has been explicitly marked unavailable here"])
    }

    @Test func `An error in a macro's expansion belongs to the line that uses the macro`() {
        let output = output(
            """
            /tmp/swift-generated-sources/@__swiftmacro_1k.swift:2:6: error: cannot find 'missing' in scope
            private var _z = missing
                             ^
            /folder/Exercise.swift:5:1: note: in expansion of macro 'Observable' on class 'Form' here
            @Observable
            ^
            """)
        #expect(output.errors.map(\.file) == ["Exercise.swift"] && output.errors.map(\.line) == [5])
    }

    @Test func `An output without any place is shown as the compiler wrote it`() {
        let error = CompileError(
            output("ld.lld: error: undefined symbol\n"), in: ExerciseFile(path: "Exercise.swift", text: ""), of: nil)
        #expect(TextReport().text(of: error) == "Ld.lld: error: undefined symbol.\n")
    }
}
