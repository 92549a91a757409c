import Checks
import Grading
import Reading
import Terminal

/// Checks an exercise at each save and prints the findings for an editor, until Ctrl-C. A new save cancels the check of
/// the previous one.
@MainActor
final class PlainWatch {
    private let session: Session
    private let subject: CheckSubject
    /// Whether a check has begun, and its findings are still due.
    private var hasBegun = false
    /// Whether a newer save has canceled the check.
    private var isOvertaken = false

    init(_ subject: CheckSubject, in session: Session) {
        self.session = session
        self.subject = subject
    }

    func run() async throws {
        try await session.prepareToCheck()
        let (saves, tell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let file = FileWatch(session.book.exerciseFile(of: subject.chapter)) { tell.yield() }
        defer { file.stop() }
        tell.yield()
        try await session.untilInterrupted { [self] in
            var check: Task<Void, Never>?
            for await _ in saves {
                isOvertaken = true
                check?.cancel()
                await check?.value
                isOvertaken = false
                check = Task { await self.check() }
            }
            check?.cancel()
            await check?.value
        }
    }

    private func check() async {
        if !hasBegun { session.showPlainBeginning(of: subject) }
        hasBegun = true
        let checked = await session.grade(subject) { _ in }
        // After Ctrl-C, the verdicts so far count.
        if !isOvertaken { session.remember(checked) }
        guard !Task.isCancelled else { return }
        let report = checked.report
        guard let failed = report.tasks.first(where: { $0.failingRun != nil }), let run = failed.failingRun else {
            session.showPlainly(report, of: subject, failing: nil)
            hasBegun = false
            return
        }
        let task = TaskReference(chapter: report.chapter, task: failed.task)
        let played = try? await session.play(run, seed: report.seed, of: task)
        guard !Task.isCancelled else { return }
        let failing = session.failingLine(of: failed, task)
        let rows = session.showPlainly(report, of: subject, failing: failing)
        hasBegun = false
        show(played, of: task, below: rows)
    }

    private func show(_ played: Replay?, of task: TaskReference, below rows: Int) {
        let output = session.output
        let command = "`replay \(task.name)`"
        output.verbatim("\(command) shows it.", forPrograms: true)
        guard let played, !played.isPass else { return }
        let lanes = FailingLanes(of: played)
        let window = TerminalSize.current
        let room = window.rows - rows - 3
        let lines =
            output.isSpoken ? lanes.sentences : lanes.fitting(rows: room, columns: window.columns, rest: command).text
        for line in lines { output.verbatim(line, forPrograms: true) }
    }
}
