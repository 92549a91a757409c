import Foundation
import Grading
import Reading
import TextStyles

/// The report of a check as the reader sees it: news in full, the rest in one line each, and what to do next.
@MainActor
struct CheckReport {
    let report: ChapterReport
    /// The progress before the check. What had passed by then isn't news.
    let before: LearnerProgress
    let session: Session
    /// Whether compile errors are shown in the compiler's words.
    let showsCompilersText: Bool
    /// The report whose beginning is on the screen, below the tasks before it; nil if nothing is.
    let shown: TaskReport?

    init(
        _ report: ChapterReport, before: LearnerProgress, showsCompilersText: Bool = false, shown: TaskReport? = nil,
        in session: Session
    ) {
        self.report = report
        self.shown = shown
        self.showsCompilersText = showsCompilersText
        self.before = before
        self.session = session
    }

    func show() {
        let output = session.output
        // The problem concerns the whole file, so it is reported once.
        if report.isRefusedAsAWhole {
            output.verbatim(TextReport(style: style(for: nil)).text(of: report).trimmingCharacters(in: .newlines))
            if case .didNotCompile? = report.tasks.first?.verdict {
                sayWhatHelps(report.chapter.shortNumber)
            }
            return
        }
        // Of a whole chapter, only the news is shown in full.
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
        // What to do next, for the first task that hasn't passed.
        guard let open = report.tasks.first(where: { !$0.verdict.isPass }) else {
            guard let line = report.lineAfterExam else { return }
            output.blankLine()
            return output.say(line)
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
            var hint = "hint \(reference.name)"
            if case .notPassed(let findings) = open.verdict, let number = findings.first?.hint { hint += " \(number)" }
            let isStuck = session.offersAnswer(to: reference.key)
            output.blankLine()
            output.say("Try `\(hint)`\(isStuck ? ", or see an answer with `solution \(reference.name)`" : "").")
            if open.failingRun != nil { output.say("`replay \(reference.name)` shows it.") }
        }
    }

    /// Shows the tasks, and of the last one only the beginning, while its failing run is made shorter.
    func showBeginning() { showTasks(beginningOfLast: true) }

    /// Shows each task that was started.
    private func showTasks(beginningOfLast: Bool = false) {
        let output = session.output
        let isWhole = report.tasks.count > 1
        var isFirst = true
        var wasLong = false
        var isFirstRefusal = true
        for (place, task) in report.tasks.enumerated() where !isWhole || task.verdict != .notStarted {
            defer { isFirst = false }
            let key = TaskKey(chapter: report.chapter.folder, task: task.task.number)
            let text = TextReport(style: style(for: key))
            if let shown, task.task.number <= shown.task.number {
                wasLong = true
                let rest = task.task.number < shown.task.number ? "" : text.text(of: task, after: shown)
                if !rest.isEmpty { output.verbatim(rest.trimmingCharacters(in: .newlines)) }
            } else if isWhole, task.verdict.isPass, before[key].state == .passed {
                if wasLong { output.blankLine() }
                output.say(StyledText("Task \(task.task.number) passed: \(task.task.title)", style: .good))
                wasLong = false
            } else {
                if !isFirst { output.blankLine() }
                // Of several tasks that don't compile, only the first is explained.
                let isExplained = isFirstRefusal || !task.verdict.isRefusal
                if task.verdict.isRefusal { isFirstRefusal = false }
                let isBeginning = beginningOfLast && place == report.tasks.count - 1
                let lines = isBeginning ? text.beginning(of: task) : text.text(of: task, isExplained: isExplained)
                output.verbatim(lines.trimmingCharacters(in: .newlines))
                wasLong = true
            }
        }
    }

    private func style(for task: TaskKey?) -> TextReport.Style {
        TextReport.Style(
            colors: session.output.isColored, width: session.output.columns, namesHints: false,
            revealsAnswers: task.map(session.offersAnswer) ?? false, showsCompilersText: showsCompilersText,
            isSpoken: session.output.isSpoken)
    }

    /// What to type after a compile error.
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
        session.output.say(task.goal)
        session.output.blankLine()
        session.output.say("Start in \(session.place(of: reference)). `edit \(reference.name)` opens it.")
    }
}

extension ChapterReport {
    /// How to open the learner's own app, once the exam has passed.
    var lineAfterExam: String? {
        guard isPass, tasks.contains(where: { $0.task.kind == .exam }) else { return nil }
        return "Now open your own app: `run \(chapter.shortNumber) --mine`."
    }
}
