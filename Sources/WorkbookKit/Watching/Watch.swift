import Grading
import LineEditor
import Reading

/// Checks an exercise at each save and shows the report, until the reader quits. A new save cancels the check of the
/// previous one, and the keys always work.
@MainActor
final class Watch {
    private enum Event {
        case saved
        case press(KeyPresses.Press)
        /// News of a check. The number identifies the check.
        case notice(String, check: Int)
        case report(ChapterReport, check: Int)
        case complaint(Complaint, check: Int)
    }

    private let session: Session
    private let subject: CheckCommand.Subject
    private let view: WatchView
    private let keys = KeyPresses()
    private let events: AsyncStream<Event>
    private let tell: AsyncStream<Event>.Continuation
    private var check: Task<Void, Never>?
    private var number = 0
    private var report: ChapterReport?
    private var focus: TaskReference?
    /// Whether the next key answers the question before a solution.
    private var isAsking = false

    init(_ subject: CheckCommand.Subject, in session: Session) {
        self.session = session
        self.subject = subject
        view = WatchView(output: session.output, subject: subject)
        (events, tell) = AsyncStream.makeStream(of: Event.self)
    }

    /// Watches until `q`, Escape, Ctrl-C, Ctrl-D, or the end of input.
    func run() async {
        let file = FileWatch(session.book.exerciseFile(of: subject.chapter)) { [tell] in tell.yield(.saved) }
        if KeyPresses.areAvailable { keys.listen { [tell] press in tell.yield(.press(press)) } }
        focus = firstOpenTask
        startCheck()
        for await event in events {
            guard await handle(event) else { break }
        }
        file.stop()
        keys.stop()
        check?.cancel()
        await check?.value
        view.close()
    }

    /// - Returns: false if the reader quits.
    private func handle(_ event: Event) async -> Bool {
        switch event {
        case .saved:
            startCheck()
        case .press(let press):
            return await handle(press)
        case .notice(let line, let check):
            if check == number, !isAsking { view.status(line) }
        case .complaint(let complaint, let check):
            if check == number { view.show(complaint) }
        case .report(let report, let check):
            if check == number { finish(report) }
        }
        return true
    }

    // MARK: Checks

    /// Cancels the running check and checks the current file.
    private func startCheck() {
        number += 1
        view.status(Session.checking)
        let (session, subject, tell, number, former) = (session, subject, tell, number, check)
        former?.cancel()
        check = Task {
            await former?.value
            do {
                try Task.checkCancellation()
                try await session.buildRuntime()
                if let notice = await session.isolationNotice() { tell.yield(.notice(notice, check: number)) }
                let report = await session.grade(
                    subject,
                    judged: { early in
                        guard early.verdict.hasFailedRun else { return }
                        let news = "Task \(early.task.number) not passed. \(Session.shortening)"
                        tell.yield(.notice(news, check: number))
                    }, tell: { tell.yield(.notice($0, check: number)) })
                if !Task.isCancelled { tell.yield(.report(report, check: number)) }
            } catch let complaint as Complaint {
                tell.yield(.complaint(complaint, check: number))
            } catch {}
        }
    }

    private func finish(_ report: ChapterReport) {
        session.remember(report)
        self.report = report
        // A pass is shown once. The next save shows the next task.
        if verdict(of: focus)?.isPass == true, wasShownAsPassed == focus?.name { focus = firstOpenTask ?? focus }
        wasShownAsPassed = verdict(of: focus)?.isPass == true ? focus?.name : nil
        show()
    }

    /// The name of the task whose pass is on the screen.
    private var wasShownAsPassed: String?

    private func verdict(of task: TaskReference?) -> Verdict? {
        report?.tasks.first { $0.task.number == task?.task.number }?.verdict
    }

    private func show() {
        guard let report else { return }
        let isStuck = focus.map { session.offersAnswer(to: $0.key) } ?? false
        defer { if isAsking { view.askForSolution(of: focus) } }
        view.show(report, focus: focus, line: focus.flatMap(session.book.line(of:)), isStuck: isStuck)
    }

    private var tasks: [TaskReference] {
        subject.references
    }

    /// The first task that failed the newest check; before any check, the first that never passed.
    private var firstOpenTask: TaskReference? {
        guard let report else {
            let record = session.progress.current
            return tasks.first { record[$0.key].state != .passed } ?? tasks.first
        }
        return tasks.first { task in report.tasks.contains { $0.task.number == task.task.number && !$0.verdict.isPass }
        }
    }

    // MARK: Keys

    private func handle(_ press: KeyPresses.Press) async -> Bool {
        switch press {
        case .interrupted, .ended: return false
        case .continued: show()
        case .key(.escape), .key(.scalar("\u{4}")): return false
        case .key(.scalar(let key)): return await handle(key)
        case .key: break
        }
        return true
    }

    private func handle(_ key: Unicode.Scalar) async -> Bool {
        if isAsking {
            isAsking = false
            if key == "y" || key == "Y" { await showSolution() } else { show() }
            return key != "q"
        }
        switch key {
        case "q", "Q": return false
        case "r", "R": startCheck()
        case "n", "N": goToNextTask()
        case "h", "H": await showHint()
        case "s", "S": await askForSolution()
        default: break
        }
        return true
    }

    private func goToNextTask() {
        let isOpen = { (task: TaskReference) in self.verdict(of: task)?.isPass != true }
        guard let here = tasks.firstIndex(where: { $0.name == focus?.name }) else { return }
        let others = tasks[(here + 1)...] + tasks[..<here]
        guard let next = others.first(where: isOpen) ?? others.first else { return view.status("It's the only task.") }
        focus = next
        wasShownAsPassed = nil
        show()
    }

    private func showHint() async {
        guard let focus else { return }
        view.begin(focus)
        _ = await session.run(["hint", focus.name])
        view.end()
    }

    private func askForSolution() async {
        guard let focus else { return }
        let record = session.progress.current[focus.key]
        guard record.state != .passed, !record.solutionSeen else { return await showSolution() }
        isAsking = true
        view.askForSolution(of: focus)
    }

    private func showSolution() async {
        guard let focus else { return }
        view.begin(focus)
        _ = await session.run(["solution", focus.name, "--yes"])
        view.end()
    }
}
