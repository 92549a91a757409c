import Grading
import Reading

/// Checks an exercise at each save and prints the findings for an editor, until Ctrl-C. A new save cancels the check of
/// the previous one.
@MainActor
final class PlainWatch {
    private let session: Session
    private let subject: CheckCommand.Subject
    /// Whether a check has begun, and its findings are still due.
    private var hasBegun = false

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
                check?.cancel()
                await check?.value
                check = Task { await self.check() }
            }
            check?.cancel()
            await check?.value
        }
    }

    private func check() async {
        if !hasBegun { session.showPlainBeginning(of: subject) }
        hasBegun = true
        let report = await session.grade(subject) { _ in }
        guard !Task.isCancelled else { return }
        session.remember(report)
        session.showPlainly(report, of: subject)
        hasBegun = false
    }
}
