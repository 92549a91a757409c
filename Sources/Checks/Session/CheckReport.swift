import Foundation
import Grading
import Reading
import Terminal

/// Shows the report of a check: new results in full, the other tasks in one line each, and the next step.
@MainActor
struct CheckReport {
    package let report: ChapterReport
    /// The progress before the check. A task that had passed by then isn't news.
    let before: LearnerProgress
    let session: Session
    let showsCompilersText: Bool
    /// The report whose beginning is already on the screen, below the earlier tasks; nil if nothing is shown yet.
    var shown: TaskReport?
    package var line: FailingLine?

    package func show() {
        let output = session.output
        // The problem concerns the whole file, so it is reported once.
        if report.isRefusedAsAWhole {
            output.show(report: report.text(details(of: nil)))
            if case .didNotCompile? = report.tasks.first?.verdict {
                sayWhatHelps(report.chapter.shortNumber)
            }
            return
        }
        // For a whole chapter, only the news is shown in full.
        let isWhole = report.tasks.count > 1
        if !isWhole, let task = report.tasks.first, task.verdict == .notStarted { return showUnstarted(task.task) }
        let notStarted = isWhole ? report.tasks.filter { $0.verdict == .notStarted } : []
        showTasks()
        if !notStarted.isEmpty {
            if notStarted.count < report.tasks.count { output.blankLine() }
            output.say(StyledText("Not started yet", style: .dim))
            for task in notStarted {
                output.say(
                    StyledText("\(report.chapter.shortNumber).\(task.task.number)  \(task.task.title)"), indent: 2)
            }
        }
        guard let open = report.tasks.first(where: { !$0.verdict.isPass }) else {
            output.blankLine()
            if let line = report.lineAfterExam { output.say(line) }
            return showProgress()
        }
        let reference = TaskReference(chapter: report.chapter, task: open.task)
        switch open.verdict {
        case .passed, .cannotCheck:
            break
        case .didNotCompile:
            sayWhatHelps(reference.name, hasHint: open.isRefused)
        case .notStarted:
            output.blankLine()
            output.say("Start in \(session.place(of: reference)). `edit \(reference.name)` opens it.")
        case .notPassed, .died:
            output.blankLine()
            output.say(output.joined(whatHelps(open, reference)))
        }
    }

    private func whatHelps(_ report: TaskReport, _ task: TaskReference) -> [String] {
        let (seen, count) = (session.stores.progress.current[task.key].hintsShown, task.task.hints.count)
        let hint = seen < count ? "the \(Self.ordinals[min(seen, Self.ordinals.count - 1)]) of \(count)" : "again"
        var parts = report.failingRun == nil ? [] : ["`replay \(task.name)` step by step"]
        parts.append("`hint \(task.name)` \(hint)")
        if session.offersAnswer(to: task.key) { parts.append("`solution \(task.name)` an answer") }
        if ![.predict, .breakIt].contains(report.task.kind) { parts.append("seed \(report.seed)") }
        return parts
    }

    private static let ordinals = ["1st", "2nd", "3rd", "next"]

    private func showProgress() {
        let tasks = report.chapter.taskReferences
        let record = session.stores.progress.current
        let passed = tasks.count { record[$0.key].state == .passed }
        guard !session.output.isSpoken else {
            return session.output.say("\(passed) of \(tasks.count) tasks of the chapter passed.")
        }
        let isAsked = session.dialog.mode == .interactive && !session.dialog.isTakingOffer
        let enter = isAsked ? session.reading.whatEnterDoes : nil
        let words = session.output.joined([" \(passed) of \(tasks.count)", enter].compactMap(\.self))
        session.output.say(.dots(passed, of: tasks.count) + StyledText(words, style: .dim))
    }

    /// Shows the tasks, but only the beginning of the last report, while its failing run is being shortened.
    func showBeginning() { showTasks(beginningOfLast: true) }

    private func showTasks(beginningOfLast: Bool = false) {
        let output = session.output
        let isWhole = report.tasks.count > 1
        var isFirst = true
        var wasLong = false
        for (place, task) in report.tasks.enumerated() where !isWhole || task.verdict != .notStarted {
            defer { isFirst = false }
            let key = TaskKey(chapter: report.chapter.folder, task: task.task.number)
            let text = task.text(details(of: key))
            if let shown, task.task.number <= shown.task.number {
                wasLong = true
                if task.task.number == shown.task.number {
                    output.show(report: text.following(shown.text(details(of: key))))
                }
            } else if isWhole, task.verdict.isPass, before[key].state == .passed {
                if wasLong { output.blankLine() }
                output.show(report: [.headline("Task \(task.task.number) passed: \(task.task.title)", .good)])
                wasLong = false
            } else {
                if !isFirst { output.blankLine() }
                let isBeginning = beginningOfLast && place == report.tasks.count - 1
                output.show(report: isBeginning ? text.beginning : text.explained(report.explains(taskAt: place)))
                wasLong = true
            }
        }
    }

    private func details(of task: TaskKey?) -> ReportDetails {
        ReportDetails(
            above: task == line?.task ? line : nil, revealsAnswers: task.map(session.offersAnswer) ?? false,
            showsCompilersText: showsCompilersText)
    }

    private func sayWhatHelps(_ name: String, hasHint: Bool = false) {
        guard !showsCompilersText else { return }
        session.output.blankLine()
        session.output.say(
            "\(hasHint ? "`hint \(name)` helps with the task. " : "")"
                + "`check \(name) --compiler` shows the compiler's text.")
    }

    private func showUnstarted(_ task: ExerciseTask) {
        let reference = TaskReference(chapter: report.chapter, task: task)
        session.output.say(StyledText("Task \(task.number) not started: \(task.title)", style: .dim))
        // After a lesson's task, the goal is already on the screen.
        if !session.dialog.isTakingOffer {
            session.output.show(MarkdownParser.blocks(of: task.goal))
            session.output.blankLine()
        }
        session.output.say("Start in \(session.place(of: reference)). `edit \(reference.name)` opens it.")
    }
}

/// A line of the learner's code, and the task whose failure the line caused.
package struct FailingLine {
    package let task: TaskKey
    let number: Int
    let text: String
}

extension ReportDetails {
    /// The details of a report whose next step is shown below it.
    package init(above line: FailingLine?, revealsAnswers: Bool = false, showsCompilersText: Bool = false) {
        self.init(
            namesHints: false, revealsAnswers: revealsAnswers, showsCompilersText: showsCompilersText, namesSeed: false,
            codeLine: line.map { ($0.number, $0.text) })
    }
}

extension Output {
    package var textReport: TextReport { TextReport(colors: isColored, width: columns, isSpoken: isSpoken) }

    package func show(report blocks: some Collection<ReportBlock>) {
        if !blocks.isEmpty { verbatim(textReport.text(of: Array(blocks))) }
    }
}

extension Session {
    /// The line at which the first failed task's program ended; nil if it didn't, or if the line isn't known.
    package func failingLine(of report: ChapterReport) -> FailingLine? {
        report.tasks.first { !$0.verdict.isPass && $0.verdict != .notStarted }.flatMap { failed in
            failingLine(of: failed, TaskReference(chapter: report.chapter, task: failed.task))
        }
    }

    /// The line at which a task's program ended; nil if it didn't, or if the line isn't known. Of a wrong event, only
    /// the stage that sent it is known, which may not be the one at fault.
    package func failingLine(of report: TaskReport, _ task: TaskReference) -> FailingLine? {
        guard case .died(let failure) = report.verdict, let number = failure.line,
            let text = TextFile.text(of: book.exerciseFile(of: task.chapter))
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return nil }
        return FailingLine(task: task.key, number: number, text: String(lines[number - 1]))
    }
}

extension ChapterReport {
    package var lineAfterExam: String? {
        guard isPass, tasks.contains(where: { $0.task.kind == .exam }) else { return nil }
        return "Now open your own app: `run \(chapter.shortNumber) --mine`."
    }
}
