import ArgumentParser
import Checks
import Reading
import Terminal

struct ProgressCommand: WorkbookCommand {
    static let command = Command.progress

    @Argument(help: "A chapter, to show its tasks.", completion: .chapters)
    var chapter: String?

    @Flag(help: "Print JSON.")
    var json = false

    func perform(in session: Session) async throws -> ExitStatus {
        let overview = Overview(session)
        if json {
            session.output.verbatim(try overview.progressJSON(), forPrograms: true)
            return .passed
        }
        let chapter = try chapter.map { try session.book.chapter(named: $0) }
        await session.paged {
            if let chapter {
                for entry in overview.chapters where entry.chapter.folder == chapter.folder {
                    show(entry, in: overview, session.output)
                    for task in entry.tasks { show(task, session.output) }
                }
            } else {
                showTotal(of: overview, session.output)
                for entry in overview.chapters { show(entry, in: overview, session.output) }
                sayNumbers(session)
            }
            session.output.blankLine()
            sayWhatIsNext(overview, session.output)
        }
        return .passed
    }

    @MainActor
    private func showTotal(of overview: Overview, _ output: Output) {
        let tasks = overview.chapters.flatMap(\.tasks)
        var parts = ["\(tasks.count { $0.state == .passed }) of \(tasks.count) tasks"]
        if let place = overview.chapters.lazy.compactMap(\.position).first {
            parts.append("chapter \(place.chapter.shortNumber), page \(place.index + 1) of \(place.lesson.steps.count)")
        }
        output.say(StyledText(output.joined(parts), style: .bold))
        output.blankLine()
    }

    @MainActor
    private func sayNumbers(_ session: Session) {
        let progress = session.stores.progress.current
        let references = session.book.chapters.flatMap(\.taskReferences)
        let records = references.map { (kind: $0.task.kind, record: progress[$0.key]) }
        let broken = records.count { $0.kind == .breakIt && $0.record.state == .passed }
        func parts(_ numbers: [(Int, String, String)]) -> [String] {
            numbers.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
        }
        let all = parts([
            (progress.guesses.count, "guess", "guesses"),
            (progress.guesses.values.count { $0 }, "right at the first try", "right at the first try"),
            (broken, "fault found in other people's apps", "faults found in other people's apps"),
            (records.map(\.record.attempts).reduce(0, +), "check", "checks"),
            (records.map(\.record.hintsShown).reduce(0, +), "hint", "hints"),
        ])
        guard !all.isEmpty else { return }
        session.output.blankLine()
        session.output.say("Your numbers: \(all.joined(separator: ", ")).")
    }

    @MainActor
    private func show(_ entry: Overview.ChapterEntry, in overview: Overview, _ output: Output) {
        let (passed, count) = (entry.passedCount, entry.tasks.count)
        if output.isSpoken {
            return output.say("\(entry.chapter.number), \(entry.chapter.label), \(passed) of \(count) passed")
        }
        let isCurrent = entry.position != nil
        let label = DisplayWidth.padded(entry.chapter.label, columns: 20)
        let number = (isCurrent ? "▸ " : "  ") + entry.chapter.number + "  "
        var line = StyledText(number, style: isCurrent ? .command : .dim)
        line = line + StyledText(label) + .dots(passed, of: count)
        let most = overview.chapters.map(\.tasks.count).max() ?? 0
        line.append(String(repeating: " ", count: most - count + 2))
        let isDone = passed == count && !entry.tasks.contains { $0.lastCheckFailed == true }
        if isDone { line.append("done", style: .good) } else if passed > 0 { line.append("\(passed) of \(count)") }
        if let failing = entry.tasks.first(where: { $0.state == .passed && $0.lastCheckFailed == true }) {
            line.append("  ✗ \(failing.name) fails now", style: .bad)
        } else if isCurrent, !isDone, output.columns >= 70 {
            line = line.fitted(columns: 34 + most)
            for task in entry.tasks { line = line + StyledText(" ") + mark(task, output) + StyledText(task.name) }
        }
        output.draw([line.clipped(to: output.columns)])
    }

    @MainActor
    private func show(_ task: Overview.TaskEntry, _ output: Output) {
        var line = mark(task, output) + StyledText("\(task.name)  \(task.title)")
        line.append("  \(task.state.rawValue)" + detail(task), style: .dim)
        output.say(line, indent: 4)
    }

    @MainActor
    private func sayWhatIsNext(_ overview: Overview, _ output: Output) {
        let tasks = overview.chapters.flatMap(\.tasks)
        if let next = tasks.first(where: { $0.state != .passed }) {
            output.say(
                "Next: task \(next.name), \(next.title). `check \(next.name)` checks it, `hint \(next.name)` helps.")
        } else if let broken = tasks.first(where: { $0.lastCheckFailed == true }) {
            output.say(
                "You've passed every task, but your current file fails task \(broken.name). Try `check \(broken.name)`."
            )
        } else {
            output.say("You have passed every task. Well done!")
        }
        if chapter == nil { output.say("`progress 1` lists the tasks of chapter 1.") }
    }

    /// A mark for the state. A screen reader gets no words for it, because the end of the line names the state.
    @MainActor
    private func mark(_ task: Overview.TaskEntry, _ output: Output) -> StyledText {
        switch task.state {
        case .passed where task.lastCheckFailed == true: output.mark("✗", "", .bad)
        case .passed: output.mark("✓", "", .good)
        case .attempted: output.mark("…", "", .unsure)
        case .open: output.mark("·", "", .dim)
        }
    }

    private func detail(_ task: Overview.TaskEntry) -> String {
        var parts: [String] = []
        if task.attempts > 0 { parts.append(task.attempts == 1 ? "1 check" : "\(task.attempts) checks") }
        if task.lastCheckFailed == true, task.state == .passed { parts.append("but its last check failed") }
        if task.hintsShown > 0 { parts.append(task.hintsShown == 1 ? "1 hint" : "\(task.hintsShown) hints") }
        if let examples = task.examples { parts.append(examples.words) }
        return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
    }
}
