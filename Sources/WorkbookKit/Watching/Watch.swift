import Checks
import Grading
import Reading
import Terminal

/// Checks an exercise at each save and shows the report, until the reader quits. A new save cancels the check of the
/// previous one, and the keys work during a check.
@MainActor
final class Watch {
    private enum Event {
        case saved
        case press(KeyPresses.Press)
        case resized
        /// A status line about the check with this number.
        case notice(String, check: Int)
        /// A task failed, and its failing run is being shortened.
        case failed(ExerciseTask, check: Int)
        case report(ChapterReport, check: Int)
        case complaint(Complaint, check: Int)
        case played(PlayedRuns.Played, TaskReference, check: Int)
    }

    let session: Session
    private let subject: CheckSubject
    let view: WatchView
    let keys = KeyPresses()
    private let events: AsyncStream<Event>
    private let tell: AsyncStream<Event>.Continuation
    private var check: Task<Void, Never>?
    private var number = 0
    var report: ChapterReport?
    var focus: TaskReference?
    /// Whether the next key decides whether to show the solution.
    var isAsking = false
    var isChecking = false
    private var failedTask: Int?
    lazy var playedRuns = PlayedRuns(in: session) { [unowned self] played, task in
        tell.yield(.played(played, task, check: number))
    }
    /// The name of the task whose pass is on the screen.
    var wasShownAsPassed: String?
    var showsReport = false
    var opensRun = false

    init(_ subject: CheckSubject, in session: Session) {
        self.session = session
        self.subject = subject
        view = WatchView(output: session.output, subject: subject)
        (events, tell) = AsyncStream.makeStream(of: Event.self)
    }

    /// Watches until `q`, Escape, Ctrl-C, Ctrl-D, or the end of input.
    func run() async {
        let file = FileWatch(session.book.exerciseFile(of: subject.chapter)) { [tell] in tell.yield(.saved) }
        listen()
        focus = firstOpenTask
        startCheck()
        for await event in events {
            guard await handle(event) else { break }
        }
        file.stop()
        keys.stop()
        check?.cancel()
        await check?.value
        await playedRuns.end()
        view.close()
    }

    func listen() {
        guard KeyPresses.areAvailable else { return }
        keys.listen(onResize: { [tell] in tell.yield(.resized) }, { [tell] press in tell.yield(.press(press)) })
    }

    /// - Returns: false if the reader quits.
    private func handle(_ event: Event) async -> Bool {
        switch event {
        case .saved:
            startCheck()
        case .press(let press):
            return await handle(press)
        case .resized:
            if showsReport, session.output.canRedraw { show() }
        case .failed(let task, let check):
            guard check == number else { break }
            failedTask = failedTask ?? task.number
            showProgress()
        case .notice(let line, let check):
            if check == number, !isAsking { view.status(line, failed: failedTask) }
        case .complaint(let complaint, let check):
            guard check == number else { break }
            isChecking = false
            showsReport = false
            view.show(complaint)
        case .report(let report, let check):
            if check == number { finish(report) }
        case .played(let played, let task, let check):
            if check == number { await take(played, of: task) }
        }
        return true
    }

    // MARK: Checks

    func startCheck() {
        number += 1
        failedTask = nil
        isChecking = true
        stopPlaying()
        showProgress()
        let (session, subject, tell, number, former) = (session, subject, tell, number, check)
        former?.cancel()
        check = Task {
            await former?.value
            do {
                try Task.checkCancellation()
                try await session.buildRuntime()
                if let notice = await session.isolationNotice() { tell.yield(.notice(notice, check: number)) }
                let checked = await session.grade(
                    subject,
                    judged: { early in
                        if early.verdict.hasFailedRun { tell.yield(.failed(early.task, check: number)) }
                    }, tell: { tell.yield(.notice($0, check: number)) })
                // A check that the reader stopped counts; a check that a newer one replaced doesn't.
                if number == self.number { session.remember(checked) }
                if !Task.isCancelled { tell.yield(.report(checked.report, check: number)) }
            } catch let complaint as Complaint {
                tell.yield(.complaint(complaint, check: number))
            } catch {}
        }
    }

    private func showProgress() {
        guard !isAsking else { return }
        view.status(failedTask == nil ? Session.checking : Session.shortening, failed: failedTask)
    }

    private func finish(_ report: ChapterReport) {
        self.report = report
        isChecking = false
        failedTask = nil
        playedRuns.take(report)
        // A pass is shown once. The next check shows the next task.
        if verdict(of: focus)?.isPass == true, wasShownAsPassed == focus?.name { focus = firstOpenTask ?? focus }
        wasShownAsPassed = verdict(of: focus)?.isPass == true ? focus?.name : nil
        show()
    }

    func verdict(of task: TaskReference?) -> Verdict? {
        report?.tasks.first { $0.task.number == task?.task.number }?.verdict
    }

    func show() {
        guard let report else { return }
        let isStuck = focus.map { session.offersAnswer(to: $0.key) } ?? false
        defer { if isAsking { view.askForSolution(of: focus) } }
        let hasRun = playedRuns.contains(focus)
        let played = hasRun ? focus.flatMap { playedRuns.played($0) } : nil
        let shown = report.tasks.first { $0.task.number == focus?.task.number }
        let failing = focus.flatMap { task in shown.flatMap { session.failingLine(of: $0, task) } }
        view.show(
            report, focus: focus, line: focus.flatMap(session.book.line(of:)), failing: failing, isStuck: isStuck,
            hasRun: hasRun, played: played)
        showsReport = true
        guard !isChecking else { return showProgress() }
        if let focus, hasRun, played == nil { playedRuns.play(focus) }
    }

    var tasks: [TaskReference] { subject.references }

    /// The first task that didn't pass the newest check; nil if all passed. Before the first check, the first task that
    /// never passed, or if all have passed, the first task.
    private var firstOpenTask: TaskReference? {
        guard report == nil else { return tasks.first { verdict(of: $0)?.isPass == false } }
        let record = session.stores.progress.current
        return tasks.first { record[$0.key].state != .passed } ?? tasks.first
    }
}
