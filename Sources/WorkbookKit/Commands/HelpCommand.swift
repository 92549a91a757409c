import ArgumentParser
import Grading
import Marbles
import OperatorLab
import Reading
import TextLayout
import TextStyles

struct HelpCommand: WorkbookCommand {
    static let command = Command(
        "help",
        usage: "[COMMAND|OPERATOR|WORD]",
        summary: "Show all commands, or explain a command, an operator, a type, or a word.",
        details: """
            For an operator, it shows its marble diagram, its contract, and its names in other libraries. `help \
            operators` helps to find the right one. `help words` lists the words that the book explains.
            """,
        example: "help check",
        completes: .topics
    )

    @Argument(help: "What to explain. A word may have a space in it.", completion: .topics)
    var topic: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        let pages = HelpPages(checkout: session.book.checkout)
        let topic = topic.joined(separator: " ")
        if topic.isEmpty {
            await session.paged { overview(session.output) }
        } else if let command = Commands.all.first(where: { $0.command.name == topic.lowercased() }) {
            // `replay` is also an operator.
            let page = pages.page(for: topic)
            await session.paged {
                explain(command.command, session.output)
                if let page {
                    session.output.blankLine()
                    page.show(session.output)
                }
            }
        } else if let page = pages.page(for: topic) {
            await session.paged { page.show(session.output) }
        } else if let command = try? Commands.named(topic) {
            await session.paged { explain(command.command, session.output) }
        } else {
            let question = Suggestions.question(for: topic, among: Commands.names + pages.topics)
            throw Complaint.usage("Nothing here is called \"\(topic)\". \(question ?? "`help` lists the commands.")")
        }
        return .passed
    }

    @MainActor
    private func explain(_ command: Command, _ output: Output) {
        output.say(StyledText(command.usageLine, style: .heading))
        output.blankLine()
        output.say([command.summary, command.details].filter { !$0.isEmpty }.joined(separator: " "))
        output.blankLine()
        output.say(StyledText("For example  ", style: .dim) + StyledText(command.example, style: .command))
        output.say(
            StyledText("In a shell   ", style: .dim)
                + StyledText("swift run workbook \(command.example)", style: .command))
    }

    @MainActor
    private func overview(_ output: Output) {
        let commands = Commands.all.map { $0.command }
        let width = (commands.map(\.name.count).max() ?? 0) + 2
        output.say("Press **Enter** to go on: it runs the command that a step offers, then shows the next step.")
        output.blankLine()
        for command in commands {
            if output.isSpoken {
                output.say("`\(command.name)`: \(command.summary)")
                continue
            }
            let name = DisplayWidth.padded(command.name, columns: width)
            let lines = StyledText(command.summary).wrapped(to: max(10, output.columns - width - 2))
            for (number, line) in lines.enumerated() {
                let lead =
                    number == 0
                    ? StyledText("  " + name, style: .command) : StyledText(String(repeating: " ", count: width + 2))
                output.verbatim((lead + line).rendered(colored: output.isColored))
            }
        }
        output.blankLine()
        output.say(
            """
            Any unambiguous beginning of a command works. Tab completes commands, chapters and tasks. Ctrl-C clears \
            the line or stops a running command. Ctrl-D quits. `help COMMAND` explains one command, `help \
            operators` finds the operator that you need, and `help words` lists the words that the book explains.
            """)
    }
}
