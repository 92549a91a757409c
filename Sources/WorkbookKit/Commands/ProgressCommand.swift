import ArgumentParser
import Reading
import TextStyles

struct ProgressCommand: WorkbookCommand {
    static let command = Command.progress

    @Flag(help: "Print JSON.")
    var json = false

    func perform(in session: Session) async throws -> ExitStatus {
        let overview = Overview(session)
        if json {
            session.output.verbatim(try overview.progressJSON(), forPrograms: true)
        } else {
            await session.paged { show(overview, session.output) }
        }
        return .passed
    }

    @MainActor
    private func show(_ overview: Overview, _ output: Output) {
        for chapter in overview.chapters {
            output.say(
                StyledText("\(chapter.chapter.number)  \(chapter.chapter.name)  ", style: .bold) + bar(chapter, output)
                    + StyledText("  \(chapter.passedCount) of \(chapter.tasks.count) passed"))
            for task in chapter.tasks {
                var line = mark(task.state, output)
                line.append("\(task.name)  \(task.title)")
                line.append("  \(task.state.rawValue)" + detail(task), style: .dim)
                output.say(line, indent: 4)
            }
        }
        output.blankLine()
        if let next = overview.chapters.flatMap(\.tasks).first(where: { $0.state != .passed }) {
            output.say(
                "Next: task \(next.name), \(next.title). `check \(next.name)` checks it, `hint \(next.name)` helps.")
        } else if let broken = overview.chapters.flatMap(\.tasks).first(where: { $0.lastCheckFailed == true }) {
            output.say(
                "You've passed every task, but your current file fails task \(broken.name). Try `check \(broken.name)`."
            )
        } else {
            output.say("You have passed every task. Well done!")
        }
    }

    private func bar(_ chapter: Overview.ChapterEntry, _ output: Output) -> StyledText {
        let total = chapter.tasks.count
        let full = total == 0 ? 0 : 10 * chapter.passedCount / total
        return StyledText(String(repeating: "█", count: full), style: .good)
            + StyledText(String(repeating: "░", count: 10 - full), style: .dim)
    }

    /// The state as a sign. The end of the line says it in words.
    @MainActor
    private func mark(_ state: TaskRecord.State, _ output: Output) -> StyledText {
        switch state {
        case .passed: output.mark("✓", "", .good)
        case .attempted: output.mark("…", "", .unsure)
        case .open: output.mark("·", "", .dim)
        }
    }

    private func detail(_ task: Overview.TaskEntry) -> String {
        var parts: [String] = []
        if task.attempts > 0 { parts.append(task.attempts == 1 ? "1 check" : "\(task.attempts) checks") }
        if task.lastCheckFailed == true, task.state == .passed { parts.append("but the current file fails") }
        if task.hintsShown > 0 { parts.append(task.hintsShown == 1 ? "1 hint" : "\(task.hintsShown) hints") }
        if let examples = task.examples { parts.append(examples.words) }
        return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
    }
}
