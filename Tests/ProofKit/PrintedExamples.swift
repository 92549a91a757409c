import Foundation
import Grading
import Judges
import Terminal
import TerminalTestKit

/// A learner's examples, printed as Swift tests, compiled with an exercise, and run by Swift Testing.
public enum PrintedExamples {
    /// Whether the tests passed, and the output of their run.
    public struct Outcome: Sendable {
        public let passed: Bool
        public let output: String
    }

    private static let runner = """
        import Testing

        @main struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """

    /// Compiles and runs the tests of the examples: a plain call of `swiftc` against the library of the exercises.
    /// - Parameter exercise: the code under test.
    /// - Throws: the compiler's output if the tests don't compile.
    public static func run(
        _ examples: [Example], of task: ExampleTask, in chapter: Chapter, on exercise: ExerciseFile
    ) async throws -> Outcome {
        let title = chapter.tasks.first { $0.number == task.number }?.title ?? ""
        let sources = [
            "Exercise.swift": exercise.text, "Runner.swift": runner,
            "Examples.swift": ExampleTests(examples, of: task, title: title, library: .book).text,
        ]
        let library = try await WorkbookLibrary.find(.book)
        let folder = try TemporaryFolder(named: "examples")
        for (name, text) in sources { try folder.write(text, to: name) }
        let binaries = library.folder.path
        let compiled = try await collect(
            "swiftc",
            [
                "-swift-version", "6", "-I", library.layout.modules, "-L", binaries, "-lWorkbookRuntime", "-Xcc",
                "-fmodule-map-file=\(Book.root.path)/Sources/CLibedit/module.modulemap", "-Xlinker", "-rpath",
                "-Xlinker", binaries, "-o", "program", "-parse-as-library",
            ] + sources.keys.sorted(), in: folder.url)
        guard compiled.passed else { throw Obstacle(compiled.output) }
        return try await collect(folder.url.appending(path: "program").path, [], in: folder.url)
    }

    private static func collect(_ program: String, _ arguments: [String], in folder: URL) async throws -> Outcome {
        var child = Spawn(program, arguments, folder: folder.path)
        child.errors = .output
        let result = try await child.collect()
        return Outcome(passed: result.terminationStatus.isSuccess, output: result.standardOutput)
    }
}
