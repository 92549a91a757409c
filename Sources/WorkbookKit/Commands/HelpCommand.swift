import ArgumentParser
import Grading
import Marbles
import OperatorLab
import TerminalUI
import TextLayout

struct HelpCommand: WorkbookCommand {
    static let command = Command(
        "help",
        usage: "[COMMAND|OPERATOR]",
        summary: "Show all commands, or what a command or an operator does.",
        details: "For an operator, it shows its marble diagram, its contract, and its names in other libraries.",
        example: "help check",
        completes: .topics
    )

    @Argument(help: "The command or the operator to explain.", completion: .topics)
    var topic: String?

    func perform(in session: Session) async throws -> ExitStatus {
        if let topic {
            if !Commands.names.contains(topic.lowercased()), let example = OperatorCatalogue.named(topic) {
                let help = OperatorHelp(example, in: session.book.checkout)
                await session.paged { help.show(on: session.output) }
            } else {
                let command = try command(named: topic)
                await session.paged { explain(command, session.output) }
            }
        } else {
            await session.paged { overview(session.output) }
        }
        return .passed
    }

    private func command(named topic: String) throws -> Command {
        if let begun = try? Commands.named(topic) { return begun.command }
        let words = Commands.names + OperatorCatalogue.commandNames
        let question = Suggestions.question(for: topic, among: words)
        throw Complaint.usage(
            "No command or operator is called \"\(topic)\". \(question ?? "`help` lists the commands.")")
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
            the line or stops a running command. Ctrl-D quits. `help COMMAND` explains one command.
            """)
    }
}
