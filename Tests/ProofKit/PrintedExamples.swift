import Foundation
import Grading
import Judges
import Terminal

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

    /// Compiles and runs the tests of the examples.
    /// - Parameter exercise: the code under test.
    public static func run(
        _ examples: [Example], of task: ExampleTask, in chapter: Chapter, on exercise: ExerciseFile
    ) async throws -> Outcome {
        let title = chapter.tasks.first { $0.number == task.number }?.title ?? ""
        let sources = [
            "Exercise.swift": exercise.text, "Runner.swift": runner,
            "Examples.swift": ExampleTests(examples, of: task, title: title, library: .book).text,
        ]
        let folder = try await PlainCompiler.compile(
            sources, options: ["-parse-as-library"], against: try await WorkbookLibrary.find(.book))
        defer { try? FileManager.default.removeItem(at: folder) }
        var program = Spawn(folder.appending(path: PlainCompiler.program).path, folder: folder.path)
        program.errors = .output
        let result = try await program.collect()
        return Outcome(passed: result.terminationStatus.isSuccess, output: result.standardOutput)
    }
}
