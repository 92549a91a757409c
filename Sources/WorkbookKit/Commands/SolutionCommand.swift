import ArgumentParser
import Foundation
import Grading
import Reading

struct SolutionCommand: WorkbookCommand {
    static let command = Command.solution

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var task: String?

    @Flag(help: "Show it without asking.")
    var yes = false

    func perform(in session: Session) async throws -> ExitStatus {
        let reference = try session.task(named: task)
        let record = session.progress.current[reference.key]
        guard try await session.mayShowAnswers(to: [reference], isSure: yes, line: "solution \(reference.name)") else {
            return .passed
        }
        let file = session.book.solutionFile(of: reference.chapter)
        guard let text = try? String(contentsOf: file, encoding: .utf8),
            let lines = ExerciseText(text).region(of: reference.task.number)
        else {
            throw Complaint.failure(
                """
                \(reference.chapter.solutionPath) has no answer to task \(reference.name). \
                `git checkout -- Solutions` restores it.
                """)
        }
        await session.paged {
            session.output.show([.code(info: "swift", lines: lines)])
            session.output.blankLine()
            if record.state == .passed { session.output.say(reference.task.explanation) }
            session.output.say("`diff \(reference.name)` shows where your code differs.")
        }
        return .passed
    }
}
