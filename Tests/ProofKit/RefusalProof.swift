import Foundation
import Grading
import Judges

/// The proof that compile errors are explained, in programs with mistakes that people make and in generated programs.
public struct RefusalProof: Sendable {
    /// The explanation of one program.
    public struct Outcome: Sendable {
        /// A short name for the program.
        public let name: String
        /// The report; empty if there is none.
        public let report: String
        /// The fault of the explanation, as a message; nil if it's good enough.
        public let fault: String?
    }

    /// The maximum height and width of an explained error.
    public static let rows = 15
    public static let columns = 80

    private static let builder = ExerciseBuilder()

    /// Compiles a program that must not compile, and compares its explanation with the required explanation. The
    /// message must not blame other tasks.
    public static func outcome(of program: Answer) async throws -> Outcome {
        let name = program.name
        let file = ExerciseFile(path: "Exercise.swift", text: try program.exercise().text)
        let report = await Grader(builder: builder)
            .grade(program.itsChapter, .text(file), tasks: [program.task], seed: 1)
        guard let task = report.tasks.first, case .didNotCompile(let error) = task.verdict else {
            return Outcome(
                name: name, report: "", fault: "It's \(report.tasks.first?.verdict.headline ?? "not a task").")
        }
        let text = TextReport(width: columns).text(of: task)
        var fault: String?
        if !program.isRejected(by: error.explanation.sentences) {
            fault = "The explanation should be “\(program.says)”."
        } else if error.explanation.isCompilersOwn {
            fault = "These are only the compiler's words."
        } else if error.error?.task != program.task {
            fault = "It blames \(error.error?.task.map { "task \($0)" } ?? "no task")."
        } else if let line = error.otherLines.first {
            fault = "It says that line \(line) has a mistake, too."
        } else if text.split(separator: "\n", omittingEmptySubsequences: false).count > rows {
            fault = "It takes more than \(rows) lines."
        }
        return Outcome(name: name, report: text, fault: fault)
    }

    /// Compiles a generated program; nil if it compiles. Its explanation is useful if it's the book's own, and names
    /// the changed task and a line near the change.
    public static func outcome(of mutation: Mutation) async throws -> Outcome? {
        let name = "\(mutation.chapter.number).\(mutation.task) line \(mutation.line), \(mutation.kind.rawValue)"
        do {
            _ = try await builder.build(exercise: mutation.file)
            return nil
        } catch .didNotCompile(let output) {
            let error = CompileError(output, in: mutation.file, of: mutation.chapter)
            var fault: String?
            if error.explanation.isCompilersOwn {
                fault = "These are only the compiler's words."
            } else if error.error?.task != mutation.task {
                fault = "It blames \(error.error?.task.map { "task \($0)" } ?? "no task")."
            } else if !error.lines.contains(where: { abs($0 - mutation.line) <= farthest }) {
                fault = "It names another line."
            }
            return Outcome(name: name, report: TextReport().text(of: error), fault: fault)
        } catch .cannotBuild(let sentence) {
            return Outcome(name: name, report: "", fault: sentence)
        }
    }

    /// The maximum distance in lines between a useful explanation and the change: the height of a pipeline.
    private static let farthest = 12
}

extension CompileError {
    fileprivate var lines: [Int] {
        [error?.line ?? 0] + explanation.sentences.matches(of: /line (\d+)/).compactMap { Int($0.1) }
    }
}
