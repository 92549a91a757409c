import Checks
import Foundation
import Grading
import Reading
import Terminal

/// The screen of `watch`, redrawn at each check. On a terminal that can't be redrawn, reports follow one another.
@MainActor
final class WatchView {
    let output: Output
    private let subject: CheckSubject
    private let bottom: StatusLine
    private var tasks: [TaskReport] = []
    private static let clearedScreen = EscapeSequences.home + EscapeSequences.clearScreen

    init(output: Output, subject: CheckSubject) {
        self.output = output
        self.subject = subject
        bottom = StatusLine(output)
    }

    /// - Parameter task: the number of a failed task, to be named before the text.
    func status(_ text: String, failed task: Int? = nil) {
        bottom.show((task.map { "Task \($0) not passed. " } ?? "") + text)
    }

    /// Shows a report: all tasks in one line, one task in full, and the lanes of its failing run, as many as fit.
    /// - Parameters:
    ///   - line: the focused task's line in the learner's file.
    ///   - failing: the line that caused the failure; nil if it's unknown.
    ///   - isStuck: whether the task's answer is offered.
    ///   - hasRun: whether the task failed in a run that can be replayed.
    ///   - played: the replay of that run; nil until it's available.
    func show(
        _ report: ChapterReport, focus: TaskReference?, line: Int?, failing: FailingLine?, isStuck: Bool,
        hasRun: Bool, played: PlayedRuns.Played?
    ) {
        tasks = report.tasks
        bottom.clear()
        let text = output.collecting {
            sayTop(focus)
            say(report, focus: focus, line: line, failing: failing, isStuck: isStuck)
        }
        let printed = shown(in: report, focus: focus).map { output.textReport.lines(of: $0.text().prints) } ?? []
        if output.canRedraw {
            let name = focus?.name ?? subject.chapter.shortNumber
            let screen = WatchScreen(
                report: text, printed: printed, in: TerminalSize.current,
                lanes: { rows in played.map { lanes(of: $0, rows: rows) } ?? [] },
                ending: { ending(of: $0, name: name, hiding: $1 ? played : nil) })
            output.verbatim(Self.clearedScreen + screen.lines.joined(separator: "\n"))
        } else {
            for line in [""] + text + printed + [""] { output.verbatim(line) }
            if let played { add(played) }
        }
        showKeys(hasRun: hasRun)
    }

    func show(_ complaint: Complaint) {
        begin(nil)
        output.complain(complaint.sentence)
        end(hasRun: false)
    }

    /// Begins a new screen. `end(hasRun:)` ends it.
    func begin(_ focus: TaskReference?) {
        bottom.clear()
        if output.canRedraw { output.report(Self.clearedScreen) } else { output.blankLine() }
        sayTop(focus)
    }

    func end(hasRun: Bool) {
        output.blankLine()
        showKeys(hasRun: hasRun)
    }

    func askForSolution(of task: TaskReference?) {
        bottom.show(
            output.columns >= 66
                ? "Task \(task?.name ?? "") hasn't passed yet. Show the answer anyway? y/N"
                : "Not passed yet. Show the answer? y/N")
    }

    func close() { bottom.clear() }

    // MARK: Parts of the screen

    private func sayTop(_ focus: TaskReference?) {
        output.say(StyledText("Watching ", style: .dim) + StyledText(subject.chapter.exercisePath, style: .heading))
        if tasks.count > 1 { output.say(overview(focus)) }
        output.blankLine()
    }

    private func say(
        _ report: ChapterReport, focus: TaskReference?, line: Int?, failing: FailingLine?, isStuck: Bool
    ) {
        if let shown = shown(in: report, focus: focus) {
            output.show(report: shown.text(ReportDetails(above: failing, revealsAnswers: isStuck)).aboveOutput)
            if shown.verdict == .notStarted {
                output.blankLine()
                output.show(MarkdownParser.blocks(of: shown.task.goal))
                if let line { output.say("It begins on line \(line).") }
            }
            if isStuck, !shown.verdict.isPass { output.say("Press `h` for a hint, or `s` for an answer.") }
        }
        if report.isPass {
            output.blankLine()
            output.say(
                report.tasks.count == 1 ? "You passed it. q quits." : "You passed all of the chapter's tasks. q quits."
            )
            if let line = report.lineAfterExam { output.say(line) }
        }
    }

    /// The task that is shown in full: the first task whose code was refused, or else the focused task.
    private func shown(in report: ChapterReport, focus: TaskReference?) -> TaskReport? {
        report.tasks.first { $0.verdict.isRefusal } ?? report.tasks.first { $0.task.number == focus?.task.number }
    }

    private func showKeys(hasRun: Bool) {
        let all = ["n next task", "h hint", "s solution"] + (hasRun ? ["v view"] : []) + ["r again", "q quit"]
        let line = output.joined(["Save to check"] + all)
        guard DisplayWidth.columns(of: line) >= output.columns else { return bottom.show(line) }
        // In a narrow window, "v view" replaces "r again", because a save checks again, too.
        bottom.show("n next·h hint·s solution·\(hasRun ? "v view" : "r again")·q quit")
    }

    private func overview(_ focus: TaskReference?) -> StyledText {
        var line = StyledText()
        for task in tasks {
            if !line.spans.isEmpty { line.append("  ") }
            let isFocus = task.task.number == focus?.task.number
            let mark =
                switch task.verdict {
                case .passed: output.mark("✓", "passed", .good)
                case .notStarted: output.mark("·", "not started", .dim)
                default: output.mark("✗", "not passed", .bad)
                }
            line.append(mark)
            line.append(
                "\(subject.chapter.shortNumber).\(task.task.number)", style: isFocus ? .command.adding(.bold) : .plain)
        }
        return line
    }
}
