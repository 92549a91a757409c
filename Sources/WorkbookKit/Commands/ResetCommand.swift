import ArgumentParser
import Foundation
import Grading

struct ResetCommand: WorkbookCommand {
    static let command = Command(
        "reset",
        usage: "[CHAPTER|TASK]",
        summary: "Begin a chapter's Exercise.swift anew, or one task of it.",
        details: "What it replaces is kept in .workbook/backups, and it tells you where. The tasks are open again.",
        example: "reset 1.2",
        completes: .chaptersAndTasks
    )

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var what: String?

    func perform(in session: Session) async throws -> ExitStatus {
        let chapter: Chapter
        var task: TaskReference?
        if let what, what.contains(".") {
            let reference = try session.book.task(named: what)
            chapter = reference.chapter
            task = reference
        } else {
            chapter = try session.chapter(named: what)
        }
        let file = session.book.exerciseFile(of: chapter)
        let current = try? String(contentsOf: file, encoding: .utf8)
        let fresh = try task.map { try starter(of: $0, in: current ?? chapter.starterFile) } ?? chapter.starterFile

        var backup: URL?
        do {
            if FileManager.default.fileExists(atPath: file.path), current != fresh {
                backup = try Backups(folder: session.book.checkout.stateFolder.appending(path: "backups"))
                    .keep(file, chapter: chapter.folder, at: session.now())
            }
            if current != fresh { try fresh.write(to: file, atomically: true, encoding: .utf8) }
        } catch {
            throw Complaint.failure(
                """
                \(chapter.exercisePath) stays as it is, for it could not be replaced: \((error as NSError).localizedDescription) \
                Is the folder writable?
                """)
        }
        session.progress.update { progress in
            for reference in task.map({ [$0] }) ?? chapter.taskReferences { progress[reference.key] = TaskRecord() }
        }
        let subject = task.map { "Task \($0.name) in `\(chapter.exercisePath)`" } ?? "`\(chapter.exercisePath)`"
        if let backup {
            let copy = session.book.checkout.shortPath(backup)
            session.output.say("\(subject) is as it was at first. What stood there is kept as `\(copy)`.")
        } else if current == nil {
            session.output.say("`\(chapter.exercisePath)` was missing; it is there again, as it was at first.")
        } else {
            session.output.say("\(subject) was as at first; nothing had to be replaced.")
        }
        return .passed
    }

    /// The learner's file with one task as it was at first.
    private func starter(of task: TaskReference, in file: String) throws -> String {
        let pristine = ExerciseText(task.chapter.starterFile)
        guard let text = ExerciseText(file).replacing(task.task.number, from: pristine) else {
            throw Complaint.failure(
                """
                \(task.chapter.exercisePath) needs one line `// MARK: - Task \(task.task.number)` for this task to be reset alone. \
                `reset \(task.chapter.product)` begins the whole file anew, and keeps a copy of yours.
                """)
        }
        return text
    }
}
