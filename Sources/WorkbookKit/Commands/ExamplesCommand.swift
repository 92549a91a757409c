import ArgumentParser
import Checks
import Foundation
import Grading
import Reading

struct ExamplesCommand: WorkbookCommand {
    static var command: Command {
        let names = WorkbookProgram.running?.course.namesOfExamples ?? ""
        return names.isEmpty ? .examples : .examples.adding(details: " The tasks with examples are \(names).")
    }

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var task: String?

    @Flag(help: "Print the examples as tests of Swift Testing.")
    var swift = false

    func perform(in session: Session) async throws -> ExitStatus {
        let (reference, task) = try subject(in: session)
        let examples = try Self.examples(to: task, reference, in: session.book)
        guard !examples.isEmpty else {
            // The output may be redirected to a file, which should contain only tests.
            guard !swift || session.dialog.mode == .interactive else {
                throw Complaint.failure(
                    "Task \(reference.name) has no examples yet. `examples \(reference.name)` shows how to write them.")
            }
            session.stores.progress.update { $0[reference.key].examples = nil }
            await session.paged { session.showForm(of: task, reference) }
            return .notPassed
        }
        if swift {
            let tests = ExampleTests(examples, of: task, title: reference.task.title, library: session.course.library)
            session.output.verbatim(tests.text, forPrograms: true)
            return .passed
        }
        let verdict = try await Self.verdict(on: examples, of: task, reference, in: session)
        session.remember(verdict, on: reference)
        let report = ExamplesReport(verdict: verdict, task: task, reference: reference, session: session)
        await session.paged { report.show() }
        return verdict.isComplete ? .passed : .notPassed
    }

    /// The named or current task. If it takes no examples, falls back to the chapter's first task that does, unless the
    /// reader named a task rather than a chapter.
    @MainActor
    private func subject(in session: Session) throws -> (TaskReference, ExampleTask) {
        let named = try session.task(named: task)
        let rest = task?.contains(".") == true ? [] : named.chapter.taskReferences
        for reference in [named] + rest {
            if let task = session.course.examples(of: reference.chapter, reference.task.number) {
                return (reference, task)
            }
        }
        let names = session.course.namesOfExamples
        let others = names.isEmpty ? "No task of this course does." : "These do: \(names)."
        throw Complaint.usage("Task \(named.name) takes no examples. \(others)")
    }

    @MainActor
    private static func examples(to task: ExampleTask, _ reference: TaskReference, in book: Book) throws -> [Example] {
        let file: ExerciseFile
        do {
            file = try ExerciseFile(reading: book.exerciseFile(of: reference.chapter))
        } catch {
            throw Complaint.failure(error.sentence)
        }
        guard TaskRegions(of: file.text)[task.number] != nil else {
            throw Complaint.failure(
                """
                \(reference.chapter.exercisePath) needs exactly one line `// MARK: - Task \(task.number)`. \
                `reset` brings the whole file back.
                """)
        }
        do {
            return try WrittenExamples(to: task, in: file.text).all
        } catch {
            throw Complaint.usage(error.text(in: reference.chapter.exercisePath))
        }
    }

    @MainActor
    private static func verdict(
        on examples: [Example], of task: ExampleTask, _ reference: TaskReference, in session: Session
    ) async throws -> ExampleVerdict {
        try await session.buildRuntime()
        let status = StatusLine(session.output)
        let isWatched = session.dialog.mode == .interactive || isatty(STDERR_FILENO) == 1
        if isWatched { status.show("Running your examples against right and wrong answers …") }
        defer { status.clear() }
        let (root, builder) = (session.book.checkout.root, session.grader.builder)
        do {
            return try await session.untilInterrupted {
                try await ExampleRun(of: examples, of: task, in: reference.chapter, root: root, by: builder).verdict
            }
        } catch let obstacle as Obstacle {
            try Task.checkCancellation()
            throw Complaint.failure(obstacle.sentence)
        }
    }
}

extension Course {
    fileprivate var namesOfExamples: String { examples.map { "`\($0.name)`" }.joined(separator: ", ") }
}
