import Grading
import LineEditor
import Reading

/// Checks an exercise at each save and prints the findings for an editor, until Ctrl-C. A new save cancels the check of
/// the previous one.
@MainActor
final class PlainWatch {
    private let session: Session
    private let subject: CheckCommand.Subject
    /// Whether a check has begun, and its findings are still due.
    private var hasBegun = false
    /// Whether a newer save has canceled the check.
    private var isOvertaken = false

    init(_ subject: CheckCommand.Subject, in session: Session) {
        self.session = session
        self.subject = subject
    }

    /// Watches until the command is canceled.
    func run() async throws {
        try await session.buildRuntime()
        if let notice = await session.isolationNotice() { session.output.complain(notice) }
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
        // Also what was judged before Ctrl-C.
        if !isOvertaken { session.remember(checked) }
        guard !Task.isCancelled else { return }
        let report = checked.report
        session.showPlainly(report, of: subject)
        hasBegun = false
        await showFailingRun(of: report)
    }

    /// Shows what the stages did in the first run that failed, in the rows that the findings leave.
    private func showFailingRun(of report: ChapterReport) async {
        let output = session.output
        guard let failed = report.tasks.first(where: { $0.failingRun != nil }), let run = failed.failingRun else {
            return
        }
        let task = TaskReference(chapter: report.chapter, task: failed.task)
        let command = "`replay \(task.name)`"
        output.verbatim("\(command) shows it.", forPrograms: true)
        let played = try? await session.play(run, seed: report.seed, of: task)
        guard let played, !played.isPass, !Task.isCancelled else { return }
        let lanes = FailingLanes(of: played)
        let window = TerminalSize.current
        let room = window.rows - session.plainLines(of: report, of: subject).count - 3
        let lines =
            output.isSpoken ? lanes.sentences : lanes.fitting(rows: room, columns: window.columns, rest: command).all
        for line in lines { output.verbatim(line, forPrograms: true) }
    }
}
