import ArgumentParser
import Foundation
import Grading
import Judges
import Reading
import TextStyles

struct ExamplesCommand: WorkbookCommand {
    static let command = Command(
        "examples",
        usage: "[TASK] [--swift]",
        summary: "Run the examples that you wrote for a task, before any code, against right and wrong answers.",
        details: """
            An example is two lanes of marbles, written as comments in the task's part of Exercise.swift: what goes \
            in, and what should come out. Good examples accept every right answer and catch each wrong one. Without \
            any, it shows how to write them.

            Nothing of yours is compiled. `--swift` prints the examples as tests of Swift Testing, for code of your \
            own: `examples 10.2 --swift`. The tasks with examples are \(names).
            """,
        example: "examples 10.2",
        completes: .chaptersAndTasks,
        options: ["--swift"]
    )

    /// The tasks with examples.
    private static let names = ExampleTask.all.map { "`\($0.name)`" }.joined(separator: ", ")

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var task: String?

    @Flag(help: "Print the examples as tests of Swift Testing.")
    var swift = false

    func perform(in session: Session) async throws -> ExitStatus {
        let reference = try session.task(named: task)
        guard let task = ExampleTask.find(reference.chapter, reference.task.number) else {
            throw Complaint.usage("Task \(reference.name) takes no examples. These do: \(Self.names).")
        }
        let examples = try Self.examples(to: task, reference, in: session.book)
        guard !examples.isEmpty else {
            // A file that the tests are written to shouldn't get anything else.
            guard !swift || session.mode == .interactive else {
                throw Complaint.failure(
                    "Task \(reference.name) has no examples yet. `examples \(reference.name)` shows how to write them.")
            }
            session.progress.update { $0[reference.key].examples = nil }
            await session.paged { session.showForm(of: task, reference) }
            return .notPassed
        }
        if swift {
            let tests = ExampleTests(examples, of: task, title: reference.task.title)
            session.output.verbatim(tests.text, forPrograms: true)
            return .passed
        }
        let verdict = try await Self.verdict(on: examples, of: task, reference, in: session)
        session.remember(verdict, on: reference)
        await session.paged { ExamplesReport(verdict, of: task, reference, in: session).show() }
        return verdict.isComplete ? .passed : .notPassed
    }

    /// Reads the learner's examples.
    @MainActor
    private static func examples(to task: ExampleTask, _ reference: TaskReference, in book: Book) throws -> [Example] {
        let file: ExerciseFile
        do {
            file = try ExerciseFile(reading: book.exerciseFile(of: reference.chapter))
        } catch {
            throw Complaint.failure(error.sentence)
        }
        guard ExerciseText(file.text).firstLine(of: task.number) != nil else {
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

    /// Runs the examples against the known answers.
    @MainActor
    private static func verdict(
        on examples: [Example], of task: ExampleTask, _ reference: TaskReference, in session: Session
    ) async throws -> ExampleVerdict {
        try await session.buildRuntime()
        let status = StatusLine(session.output)
        if session.mode == .interactive { status.show("Running …") }
        defer { status.clear() }
        let (root, builder) = (session.book.checkout.root, session.grader.builder)
        do {
            return try await session.untilInterrupted {
                try await ExampleRun(of: examples, of: task, in: reference.chapter, root: root, by: builder).verdict
            }
        } catch let obstacle as ExampleRun.Obstacle {
            try Task.checkCancellation()
            throw Complaint.failure(obstacle.sentence)
        }
    }
}

extension Session {
    /// Keeps what the examples of a task are worth.
    fileprivate func remember(_ verdict: ExampleVerdict, on task: TaskReference) {
        progress.update {
            $0[task.key].examples = ExamplesRecord(
                written: verdict.count, caught: verdict.caught.count, wrong: verdict.wrong)
        }
    }

    /// Says what the examples of a task were worth, if they were run.
    func sayWhatExamplesCatch(of subject: CheckCommand.Subject) {
        guard let task = subject.task,
            let examples = progress.current[TaskReference(chapter: subject.chapter, task: task).key].examples
        else { return }
        output.blankLine()
        output.say("Your \(examples.words).")
    }

    /// Shows how to write the examples of a task.
    fileprivate func showForm(of task: ExampleTask, _ reference: TaskReference) {
        output.say(StyledText("Examples for task \(reference.name): \(reference.task.title)", style: .heading))
        output.blankLine()
        output.say(
            """
            Before you write code, say what it should do. An example is two lanes: what goes in, and what should come \
            out. Write two to six of them as comments, below the task's line in \(place(of: reference)):
            """)
        output.blankLine()
        let width = max(task.input.name.count, Example.expectedName.count) + 2
        let lanes = [(task.input.name, task.sample.input), (Example.expectedName, task.sample.expected)]
        let lines = lanes.map { "// " + $0.padding(toLength: width, withPad: " ", startingAt: 0) + $1 }
        output.show([.code(info: "swift", lines: ["// Examples", "//"] + lines)])
        output.blankLine()
        output.say("`\(task.input.name)`: \(task.input.meaning)")
        output.blankLine()
        output.say("`\(Example.expectedName)`: \(task.output)")
        output.blankLine()
        output.say("In both, `-` is a step in which nothing happens, and `[ab]` puts two marbles into one step.")
        output.blankLine()
        output.say(
            """
            `edit \(reference.name)` opens the file, and `examples \(reference.name)` runs them against right and \
            wrong answers. `task \(reference.name)` shows what the task asks for.
            """)
    }
}
