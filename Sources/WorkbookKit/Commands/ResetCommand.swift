import ArgumentParser
import Checks
import Foundation
import Grading
import Reading

struct ResetCommand: WorkbookCommand {
    static let command = Command.reset

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var what: String?

    func perform(in session: Session) async throws -> ExitStatus {
        let task = try what.flatMap { $0.contains(".") ? try session.book.task(named: $0) : nil }
        let chapter = try task?.chapter ?? session.chapter(named: what)
        if let obstacle = chapter.obstacle { throw Complaint.failure(obstacle.sentence) }
        let current = TextFile.exactText(of: session.book.exerciseFile(of: chapter))
        let fresh = try task.map { try restoring($0, in: current ?? chapter.starter) } ?? chapter.starter

        let backup = try session.replaceExercise(of: chapter, with: fresh)
        session.stores.progress.update { progress in
            for reference in task.map({ [$0] }) ?? chapter.taskReferences { progress[reference.key] = TaskRecord() }
        }
        let subject = task.map { "Task \($0.name) in `\(chapter.exercisePath)`" } ?? "`\(chapter.exercisePath)`"
        if let backup {
            session.output.say(
                "\(subject) is back at its start. Your version is in `\(session.book.checkout.shortPath(backup))`.")
        } else if current == nil {
            session.output.say("`\(chapter.exercisePath)` was missing. It is back, as it was at the start.")
        } else {
            session.output.say("\(subject) is already as it was at the start. Nothing changed.")
        }
        return .passed
    }

    private func restoring(_ task: TaskReference, in file: String) throws -> String {
        let starter = TaskRegions(of: task.chapter.starter)
        guard let text = TaskRegions(of: file).replacing(task.task.number, from: starter) else {
            throw Complaint.failure(
                """
                This task can't be reset alone, since its mark isn't in \(task.chapter.exercisePath) exactly once.
                Put back the line `// MARK: - Task \(task.task.number)`.
                Or reset the whole file with `reset \(task.chapter.product)`, which keeps a copy of yours.
                """)
        }
        return text
    }
}
