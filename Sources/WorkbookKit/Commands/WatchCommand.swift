import ArgumentParser
import Grading
import Reading

struct WatchCommand: WorkbookCommand {
    static let command = Command(
        "watch",
        usage: "[CHAPTER|TASK] [--plain]",
        summary: "Check your Exercise.swift each time you save it.",
        details: """
            Keep it open beside your editor. A new save cancels the check of the previous one. Below the report of a \
            run that failed, you see what each stage of your code did in it. Keys: `n` goes to the next task, `h` \
            shows a hint, `s` shows the solution, `v` shows the failing run step by step, as `replay` does, `r` \
            checks again, `q` quits.

            `--plain` is for editors, and ends with Ctrl-C. It prints each finding as a line \
            `file:line:column: error: message`, after a line that begins with `Checking` and before one that begins \
            with `Checked`: `watch --plain 1`. The stages of a failing run follow.
            """,
        example: "watch 1",
        completes: .chaptersAndTasks,
        options: ["--plain"]
    )

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var what: String?

    @Flag(help: "Print each finding as `file:line:column: error: message`, for an editor, until Ctrl-C.")
    var plain = false

    func perform(in session: Session) async throws -> ExitStatus {
        guard session.mode != .script else {
            throw Complaint.failure(
                "`watch` runs until someone stops it, which a script can't do. Use `check`, which checks once.")
        }
        let subject =
            try CheckCommand.subject(named: what, in: session.book)
            ?? CheckCommand.Subject(chapter: session.currentChapter, task: nil)
        if plain {
            try await PlainWatch(subject, in: session).run()
            return .passed
        }
        // The watch handles all keys itself.
        let pager = session.pager
        session.pager = nil
        defer { session.pager = pager }
        await Watch(subject, in: session).run()
        return .passed
    }
}
