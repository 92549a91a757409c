import ArgumentParser
import Foundation
import Grading

struct CheckCommand: WorkbookCommand {
    static let command = Command(
        "check",
        usage: "[CHAPTER|TASK] [--seed N] [--json]",
        summary: "Check your Exercise.swift: a chapter's tasks, or one of them.",
        details: """
            Save the file first. A task passes when your code behaves as asked, however it is written; otherwise you see what was \
            expected and what happened. Ctrl-C stops a check. A check draws its inputs anew each time; `--seed N` plays those of a \
            report again. `--json` prints the report for programs (Exercism's format, version 3).
            """,
        example: "check 1.2",
        completes: .chaptersAndTasks,
        options: ["--seed", "--json"]
    )

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.")
    var what: String?

    @Option(help: "Play the inputs of an earlier report again.")
    var seed: UInt64?

    @Flag(help: "Print JSON.")
    var json = false

    func perform(in session: Session) async throws -> ExitStatus {
        let subject = try subject(in: session.book) ?? Subject(chapter: session.currentChapter, task: nil)
        let chapter = subject.chapter
        let tasks = subject.task.map { [$0.number] }
        try await session.buildRuntime()

        let status = StatusLine(session.output)
        if session.mode == .interactive { status.show("Checking …") }
        let report = await session.grader.grade(chapter, exercise: session.book.exerciseFile(of: chapter), tasks: tasks, seed: seed)
        status.clear()
        try Task.checkCancellation()

        let before = session.progress.current
        remember(report, session)
        if json {
            session.output.verbatim(ExercismReport().json(of: report).trimmingCharacters(in: .newlines))
        } else {
            show(report, before: before, session)
        }
        return report.isPass ? .passed : .notPassed
    }

    /// What is to be checked.
    struct Subject {
        var chapter: Chapter
        /// nil for all of them.
        var task: ExerciseTask?
    }

    /// - Returns: nil where nothing is named.
    func subject(in book: Book) throws -> Subject? {
        guard let what else { return nil }
        guard what.contains(".") else { return Subject(chapter: try book.chapter(named: what), task: nil) }
        let reference = try book.task(named: what)
        return Subject(chapter: reference.chapter, task: reference.task)
    }

    @MainActor
    private func remember(_ report: ChapterReport, _ session: Session) {
        let time = session.now().formatted(.iso8601)
        session.progress.update { progress in
            for task in report.tasks {
                let key = TaskKey(chapter: report.chapter.folder, task: task.task.number)
                switch task.verdict {
                case .passed:
                    progress[key].attempts += 1
                    progress[key].passed = progress[key].passed ?? time
                    progress[key].lastCheckFailed = nil
                case .notPassed, .didNotCompile, .died:
                    progress[key].attempts += 1
                    progress[key].lastCheckFailed = true
                case .notStarted, .cannotCheck:
                    break
                }
            }
        }
    }

    @MainActor
    private func show(_ report: ChapterReport, before: Progress, _ session: Session) {
        let output = session.output
        let setter = TextReport(style: .init(colours: output.isColoured, width: output.columns, namesHints: false))
        // The file is refused as a whole: what the compiler said is said once.
        if let refused = report.tasks.first(where: { if case .didNotCompile = $0.verdict { true } else { false } }) {
            return output.verbatim(setter.text(of: refused).trimmingCharacters(in: .newlines))
        }
        // Of a whole chapter only what is news is told at length.
        let isWhole = report.tasks.count > 1
        let notStarted = isWhole ? report.tasks.filter { $0.verdict == .notStarted } : []
        var isFirst = true
        var wasLong = false
        for task in report.tasks {
            if isWhole, task.verdict == .notStarted { continue }
            let key = TaskKey(chapter: report.chapter.folder, task: task.task.number)
            if isWhole, task.verdict.isPass, before[key].state == .passed {
                if wasLong { output.blankLine() }
                output.say(StyledText("Task \(task.task.number) passed: \(task.task.title)", .good))
                wasLong = false
            } else {
                if !isFirst { output.blankLine() }
                output.verbatim(setter.text(of: task).trimmingCharacters(in: .newlines))
                wasLong = true
            }
            isFirst = false
        }
        if !notStarted.isEmpty {
            if !isFirst { output.blankLine() }
            output.say(StyledText("Not started yet", .faint))
            for task in notStarted {
                output.say(StyledText("\(report.chapter.shortNumber).\(task.task.number)  \(task.task.title)"), indent: 2)
            }
        }
        // The report says what is wrong; this says where to go from here, for the first task that needs it.
        guard let open = report.tasks.first(where: { !$0.verdict.isPass }) else { return }
        let reference = TaskReference(chapter: report.chapter, task: open.task)
        switch open.verdict {
        case .passed, .cannotCheck, .didNotCompile:
            break
        case .notStarted:
            let line = session.book.line(of: reference).map { ", line \($0)" } ?? ""
            output.blankLine()
            output.say("Begin in `\(report.chapter.exercisePath)`\(line). `hint \(reference.name)` helps.")
        case .notPassed, .died:
            var hint = "hint \(reference.name)"
            if case .notPassed(let findings) = open.verdict, let number = findings.first?.hint { hint += " \(number)" }
            let isStuck = session.progress.current[reference.key].attempts >= 3
            output.blankLine()
            output.say("`\(hint)` helps\(isStuck ? ", `solution \(reference.name)` shows an answer" : "").")
        }
    }
}
