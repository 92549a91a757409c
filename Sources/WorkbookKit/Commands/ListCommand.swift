import ArgumentParser
import Grading
import Reading
import TextLayout
import TextStyles

struct ListCommand: WorkbookCommand {
    static let command = Command(
        "list",
        usage: "[--json]",
        summary: "Show the chapters, and how many tasks of each you have passed.",
        details: "An arrow marks the current chapter. `--json` prints the list for programs.",
        example: "list --json",
        options: ["--json"]
    )

    @Flag(help: "Print JSON.")
    var json = false

    func perform(in session: Session) async throws -> ExitStatus {
        let overview = Overview(session)
        if json {
            session.output.verbatim(try overview.listJSON(), forPrograms: true)
        } else {
            await session.paged {
                for chapter in overview.chapters { show(chapter, session.output) }
                session.output.blankLine()
                session.output.say("`open CHAPTER` goes to a chapter, by number or by name.")
            }
        }
        return .passed
    }

    @MainActor
    private func show(_ entry: Overview.ChapterEntry, _ output: Output) {
        let chapter = entry.chapter
        let isCurrent = entry.position != nil
        let mark = isCurrent && !output.isSpoken ? "▸ " : "  "
        var line = StyledText(mark + chapter.number + "  ", style: isCurrent ? .command : .dim)
        line.append(DisplayWidth.padded(chapter.name, columns: 16), style: .bold)
        let passed = entry.passedCount
        let count = "\(passed) of \(entry.tasks.count)"
        line.append(" ")
        let isDone = passed == entry.tasks.count && passed > 0
        line.append(DisplayWidth.padded(count, columns: 8), style: isDone ? .good : .plain)
        // One row per chapter if there is room, so that the whole book fits a window of 24 rows.
        let titleFits = line.columns + chapter.title.count <= output.columns
        if titleFits { line.append(chapter.title) }
        output.say(line)
        if !titleFits { output.say(StyledText(chapter.title), indent: 6) }
        if let position = entry.position {
            output.say(
                StyledText("you are at step \(position.index + 1) of \(position.lesson.steps.count)", style: .dim),
                indent: 6)
        }
    }
}
