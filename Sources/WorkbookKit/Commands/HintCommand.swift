import ArgumentParser
import Reading
import TextStyles

struct HintCommand: WorkbookCommand {
    static let command = Command.hint

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var task: String?

    @Argument(help: "Show the hints up to this one, from 1.")
    var number: Int?

    @Option(help: "The numbers of the stages, from top to bottom.")
    var order: String?

    @Flag(help: "Put that order into your file, if it's right.")
    var write = false

    func perform(in session: Session) async throws -> ExitStatus {
        let reference = try session.task(named: task)
        if let order { return try await session.tryStages(order, of: reference, writes: write) }
        guard !write else { throw Complaint.usage("--write puts an order into your file. Give it with --order.") }
        let hints = reference.task.hints
        if let number, !(1...hints.count).contains(number) {
            throw Complaint.usage("Task \(reference.name) has no hint \(number). Its hints are 1 to \(hints.count).")
        }
        let seen = session.progress.current[reference.key].hintsShown
        let shown = min(number.map { max($0, seen) } ?? seen + 1, hints.count)
        session.progress.update { $0[reference.key].hintsShown = max($0[reference.key].hintsShown, shown) }
        await session.paged {
            session.showTask(reference)
            for (number, hint) in hints.prefix(shown).enumerated() {
                session.output.blankLine()
                let isNew = number == shown - 1
                session.output.say(StyledText("Hint \(number + 1) of \(hints.count)", style: isNew ? .unsure : .dim))
                // A hint of several lines is code.
                let lines = hint.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                session.output.show(lines.count > 1 ? [.code(info: "swift", lines: lines)] : [.paragraph(hint)])
            }
            session.output.blankLine()
            if shown < hints.count {
                session.output.say(
                    "`hint \(reference.name)` shows the next hint. `check \(reference.name)` checks your code.")
            } else {
                session.output.say("This is the last hint. `solution \(reference.name)` shows an answer.")
            }
            session.offerStages(of: reference)
        }
        return .passed
    }
}
