import Foundation
import Grading
import TerminalUI

/// What a watch shows: one screen, anew at each check; below each other where nothing can be replaced.
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

    /// Says what goes on, in the last line.
    func status(_ text: String) {
        bottom.show(text)
    }

    /// Shows a report: all tasks in a line, one of them at length.
    /// - Parameters:
    ///   - isStuck: whether the learner has tried that one often enough to be offered an answer.
    ///   - line: where that one stands in the learner's file.
    func show(_ report: ChapterReport, focus: TaskReference?, line: Int?, isStuck: Bool) {
        tasks = report.tasks
        begin(focus)
        let setter = TextReport(style: .init(colors: output.isColored, width: output.columns, namesHints: false))
        let shown =
            report.tasks.first { if case .didNotCompile = $0.verdict { true } else { false } }
            ?? report.tasks.first { $0.task.number == focus?.task.number }
        if let shown {
            output.verbatim(setter.text(of: shown).trimmingCharacters(in: .newlines))
            if shown.verdict == .notStarted {
                output.blankLine()
                output.say(shown.task.goal)
                if let line { output.say("It begins at line \(line).") }
            }
            if isStuck, !shown.verdict.isPass { output.say("The key `h` helps, `s` shows an answer.") }
        }
        if report.isPass {
            output.blankLine()
            output.say(
                report.tasks.count == 1 ? "It is passed: q leaves." : "All of the chapter's tasks are passed: q leaves."
            )
        }
        end()
    }

    /// Shows why there is no report.
    func show(_ complaint: Complaint) {
        begin(nil)
        output.complain(complaint.sentence)
        end()
    }

    /// A fresh screen with its head; what is to be shown follows, and then `end`.
    func begin(_ focus: TaskReference?) {
        bottom.clear()
        if output.canRedraw { output.report("\u{1B}[H\u{1B}[2J") } else { output.blankLine() }
        output.say(StyledText("Watching ", style: .dim) + StyledText(subject.chapter.exercisePath, style: .heading))
        if tasks.count > 1 { output.say(overview(focus)) }
        output.blankLine()
    }

    /// The last line, which says what can be done.
    func end() {
        output.blankLine()
        bottom.show(
            output.columns >= 60
                ? "Save to check · n next task · h hint · s solution · r again · q leaves"
                : "n next·h hint·s solution·r again·q quit")
    }

    /// The last line asks whether an answer may be seen before the task has passed.
    func askForSolution(of task: TaskReference?) {
        bottom.show(
            output.columns >= 66
                ? "Task \(task?.name ?? "") has not passed yet. Show an answer all the same? y/N"
                : "Not passed yet. Show an answer? y/N")
    }

    /// The screen is somebody else's again.
    func close() {
        bottom.clear()
    }

    private func overview(_ focus: TaskReference?) -> StyledText {
        var line = StyledText()
        for task in tasks {
            if !line.spans.isEmpty { line.append("  ") }
            let isFocus = task.task.number == focus?.task.number
            let (mark, style): (String, TextStyle) =
                switch task.verdict {
                case .passed: ("✓", .good)
                case .notStarted: ("·", .dim)
                default: ("✗", .bad)
                }
            line.append(mark + " ", style: style)
            line.append(
                "\(subject.chapter.shortNumber).\(task.task.number)", style: isFocus ? .command.adding(.bold) : .plain)
        }
        return line
    }
}
