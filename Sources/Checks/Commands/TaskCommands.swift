import ArgumentParser
import Foundation
import Grading
import Reading
import Terminal

struct HintCommand: WorkbookCommand {
    static let command = Command.hint

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    package var task: String?

    @Argument(help: "Show the hints up to this one, from 1.")
    var number: Int?

    func perform(in session: Session) async throws -> ExitStatus {
        let reference = try session.task(named: task)
        let hints = reference.task.hints
        if let number, !(1...hints.count).contains(number) {
            throw Complaint.usage("Task \(reference.name) has no hint \(number). Its hints are 1 to \(hints.count).")
        }
        let seen = session.stores.progress.current[reference.key].hintsShown
        let shown = min(number.map { max($0, seen) } ?? seen + 1, hints.count)
        session.stores.progress.update { $0[reference.key].hintsShown = max($0[reference.key].hintsShown, shown) }
        await session.paged {
            session.output.show(reference.blocks)
            // With a number, show all hints so far; otherwise only the newest hint.
            for (index, hint) in hints.prefix(shown).enumerated() where number != nil || index == shown - 1 {
                session.output.blankLine()
                let isNew = index == shown - 1
                session.output.say(StyledText("Hint \(index + 1) of \(hints.count)", style: isNew ? .unsure : .dim))
                // A hint of several lines is code.
                let lines = hint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                session.output.show(lines.count > 1 ? [.code(info: "swift", lines: lines)] : [.paragraph(hint)])
            }
            session.output.blankLine()
            let name = reference.name
            var next =
                shown < hints.count
                ? ["`hint \(name)` shows the next hint.", "`check \(name)` checks your code."]
                : ["This is the last hint. `solution \(name)` shows an answer."]
            if shown > 1 && number == nil { next.append("`hint \(name) \(shown)` shows all hints so far.") }
            session.output.say(next.joined(separator: " "))
        }
        return .passed
    }
}

struct TaskCommand: WorkbookCommand {
    static let command = Command.task

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    package var task: String?

    func perform(in session: Session) async throws -> ExitStatus {
        let page = try session.task(named: task).page
        await session.reading.show(page)
        return .passed
    }
}

struct SolutionCommand: WorkbookCommand {
    static let command = Command.solution

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    package var task: String?

    @Flag(help: "Show it without asking.")
    var yes = false

    func perform(in session: Session) async throws -> ExitStatus {
        let reference = try session.task(named: task)
        let record = session.stores.progress.current[reference.key]
        guard try await session.mayShowAnswers(to: [reference], isSure: yes, line: "solution \(reference.name)") else {
            return .passed
        }
        let file = session.book.solutionFile(of: reference.chapter)
        guard let text = TextFile.text(of: file),
            let lines = TaskRegions(of: text)[reference.task.number]?.code
        else {
            throw Complaint.failure(
                """
                \(reference.chapter.solutionPath) has no answer to task \(reference.name). \
                `git checkout -- Solutions` restores it.
                """)
        }
        await session.paged {
            session.output.show([.code(info: "swift", lines: lines)])
            session.output.blankLine()
            if record.state == .passed { session.output.say(reference.task.explanation) }
            session.output.say("`diff \(reference.name)` shows where your code differs.")
        }
        return .passed
    }
}
