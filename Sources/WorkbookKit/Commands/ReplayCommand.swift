import ArgumentParser
import Checks
import Grading
import Reading
import Terminal

struct ReplayCommand: WorkbookCommand {
    static let command = Command.replay

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
        try await session.prepareToCheck()
        let replay: Replay
        do {
            replay = try await session.untilInterrupted {
                let status = StatusLine(session.output)
                defer { status.clear() }
                if failed.isShortest == false, session.output.canRedraw { status.show(Session.shortening) }
                let run = await session.shortestRun(failed, of: reference)
                return try await session.play(run, seed: failed.seed, of: reference)
            }
        } catch let error as Obstacle {
            throw Complaint.failure(error.sentence)
        }
        if session.dialog.mode == .interactive { TypedAhead.drop() }
        if replay.isPass {
            session.output.say("This run passes now. `check \(reference.name)` checks the whole task.")
            return .passed
        }
        await session.show(replay, of: reference)
        return .passed
    }

    @MainActor private static func reason(for task: TaskReference, in session: Session) -> String {
        let record = session.stores.progress.current[task.key]
        if record.lastCheckFailed == true {
            return "Task \(task.name) didn't fail in a run that can be played again. `check \(task.name)` says why."
        }
        return record.attempts > 0
            ? "The last check of task \(task.name) passed, so there's no failing run to replay."
            : "Task \(task.name) has no failing run yet. `check \(task.name)` looks for one."
    }
}
