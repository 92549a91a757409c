import ArgumentParser
import Grading
import Reading

struct ReplayCommand: WorkbookCommand {
    static let command = Command(
        "replay",
        usage: "[TASK]",
        summary: "Step through the run that a check failed, from where it first goes wrong.",
        details: """
            After a check failed, it plays the shortest run that shows the mistake again: what was expected and what \
            came, one above the other, what each stage of your pipeline did, and what the user sees. Where the check \
            didn't say what was expected, the solution is played, too. It opens at the first difference. The arrow \
            keys go back and forth, and `?` lists the other keys. In a pipe, it prints the lanes and the first \
            difference.
            """,
        example: "replay 10.2",
        completes: .chaptersAndTasks
    )

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var task: String?

    func perform(in session: Session) async throws -> ExitStatus {
        let reference = try session.task(named: task)
        guard let failed = session.failedRuns.current[reference.key] else {
            throw Complaint.failure(Self.reason(for: reference, in: session))
        }
        let file = session.book.exerciseFile(of: reference.chapter)
        if FailedRuns.hash(of: file) != failed.file {
            session.output.say("Your file has changed since the check. This plays the new code.")
        }
        try await session.buildRuntime()
        if let notice = await session.isolationNotice() { session.output.complain(notice) }
        let replay: Replay
        do {
            replay = try await session.untilInterrupted {
                try await session.play(failed.run, seed: failed.seed, of: reference)
            }
        } catch let error as CannotPlay {
            throw Complaint.failure(error.sentence)
        }
        if replay.isPass {
            session.output.say("This run passes now. `check \(reference.name)` checks the whole task.")
            return .passed
        }
        await session.show(replay, of: reference)
        return .passed
    }

    /// Why a task has no run to play.
    @MainActor private static func reason(for task: TaskReference, in session: Session) -> String {
        let record = session.progress.current[task.key]
        if record.lastCheckFailed == true {
            return "Task \(task.name) didn't fail in a run that can be played again. `check \(task.name)` says why."
        }
        return record.attempts > 0
            ? "The last check of task \(task.name) passed, so there's no failing run to replay."
            : "Task \(task.name) has no failing run yet. `check \(task.name)` looks for one."
    }
}
