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

    init(_ report: ChapterReport, before: LearnerProgress, showsCompilersText: Bool = false, in session: Session) {
        self.report = report
        self.showsCompilersText = showsCompilersText
        self.before = before
        self.session = session
    }

    func show() {
        let output = session.output
        var style = TextReport.Style(colors: output.isColored, width: output.columns, namesHints: false)
        style.showsCompilersText = showsCompilersText
        style.isSpoken = output.isSpoken
        // The problem concerns the whole file, so it is reported once.
        if report.isRefusedAsAWhole {
            output.verbatim(TextReport(style: style).text(of: report).trimmingCharacters(in: .newlines))
            if case .didNotCompile? = report.tasks.first?.verdict {
                sayWhatHelps(report.chapter.shortNumber)
            }
            return
        }
        // Of a whole chapter, only the news is shown in full.
        let isWhole = report.tasks.count > 1
        if !isWhole, let task = report.tasks.first, task.verdict == .notStarted { return showUnstarted(task.task) }
        let notStarted = isWhole ? report.tasks.filter { $0.verdict == .notStarted } : []
        var isFirst = true
        var wasLong = false
        var isFirstRefusal = true
        for task in report.tasks {
            if isWhole, task.verdict == .notStarted { continue }
            let key = TaskKey(chapter: report.chapter.folder, task: task.task.number)
            if isWhole, task.verdict.isPass, before[key].state == .passed {
                if wasLong { output.blankLine() }
                output.say(StyledText("Task \(task.task.number) passed: \(task.task.title)", style: .good))
                wasLong = false
            } else {
                if !isFirst { output.blankLine() }
                style.revealsAnswers = session.offersAnswer(to: key)
                // Of several tasks that don't compile, only the first is explained.
                let isExplained = isFirstRefusal || !task.verdict.isRefusal
                if task.verdict.isRefusal { isFirstRefusal = false }
                let text = TextReport(style: style).text(of: task, isExplained: isExplained)
                output.verbatim(text.trimmingCharacters(in: .newlines))
                wasLong = true
            }
            isFirst = false
        }
        if !notStarted.isEmpty {
            if !isFirst { output.blankLine() }
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
        }
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
