import ArgumentParser
import Grading

struct WatchCommand: WorkbookCommand {
    static let command = Command(
        "watch",
        usage: "[CHAPTER|TASK]",
        summary: "Check your Exercise.swift each time that you save it.",
        details: """
            Put it beside your editor. A newer save stops the check of an older one. Keys: `n` goes to the next task, `h` shows a hint, \
            `s` the solution, `r` checks again, `q` leaves.
            """,
        example: "watch 1",
        completes: .chaptersAndTasks
    )

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var what: String?

    func perform(in session: Session) async throws -> ExitStatus {
        guard session.mode != .script else {
            throw Complaint.failure(
                "`watch` goes on until somebody leaves it, and a script has nobody. `check` checks once.")
        }
        let subject =
            try CheckCommand.subject(named: what, in: session.book)
            ?? CheckCommand.Subject(chapter: session.currentChapter, task: nil)
        // Its keys are the watch's own.
        let pager = session.pager
        session.pager = nil
        defer { session.pager = pager }
        await Watch(subject, in: session).run()
        return .passed
    }
}
