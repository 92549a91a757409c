import Foundation
import Grading
import Reading
import TextStyles

/// The screen of a watch, redrawn at each check. Where it can't be redrawn, the reports follow each other.
@MainActor
final class WatchView {
    private let output: Output
    private let subject: CheckCommand.Subject
    private let bottom: StatusLine
    private var tasks: [TaskReport] = []

    init(output: Output, subject: CheckCommand.Subject) {
        self.output = output
        self.subject = subject
        bottom = StatusLine(output)
    }

    /// Shows a text in the last line.
    func status(_ text: String) {
        bottom.show(text)
    }

    /// Shows a report: all tasks in one line, and one task in full.
    /// - Parameters:
    ///   - isStuck: whether the answer to that task is offered.
    ///   - line: the line of that task in the learner's file.
    func show(_ report: ChapterReport, focus: TaskReference?, line: Int?, isStuck: Bool) {
        tasks = report.tasks
        begin(focus)
        let setter = TextReport(
            style: .init(
                colors: output.isColored, width: output.columns, namesHints: false, revealsAnswers: isStuck,
                isSpoken: output.isSpoken))
        let shown =
            report.tasks.first { $0.verdict.isRefusal }
            ?? report.tasks.first { $0.task.number == focus?.task.number }
        if let shown {
            output.verbatim(setter.text(of: shown).trimmingCharacters(in: .newlines))
            if shown.verdict == .notStarted {
                output.blankLine()
                output.say(shown.task.goal)
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
        end()
    }

    /// Shows an error in place of a report.
    func show(_ complaint: Complaint) {
        begin(nil)
        output.complain(complaint.sentence)
        end()
    }

    /// Begins a new screen. What to show follows, and then `end`.
    func begin(_ focus: TaskReference?) {
        bottom.clear()
        if output.canRedraw { output.report("\u{1B}[H\u{1B}[2J") } else { output.blankLine() }
        output.say(StyledText("Watching ", style: .dim) + StyledText(subject.chapter.exercisePath, style: .heading))
        if tasks.count > 1 { output.say(overview(focus)) }
        output.blankLine()
    }

    /// Ends a screen with the line of keys.
    func end() {
        output.blankLine()
        bottom.show(
            output.columns >= 60
                ? output.joined(["Save to check", "n next task", "h hint", "s solution", "r again", "q quit"])
                : "n next·h hint·s solution·r again·q quit")
    }

    /// Asks in the last line whether to show the answer to a task that hasn't passed.
    func askForSolution(of task: TaskReference?) {
        bottom.show(
            output.columns >= 66
                ? "Task \(task?.name ?? "") hasn't passed yet. Show the answer anyway? y/N"
                : "Not passed yet. Show the answer? y/N")
    }

    /// Clears the last line for what comes next.
    func close() {
        bottom.clear()
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
