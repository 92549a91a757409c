import ArgumentParser
import BookText
import Grading
import Marbles
import OperatorLab
import Reading

struct HelpCommand: WorkbookCommand {
    static let command = Command.help

    @Argument(help: "What to explain. A word may have a space in it.", completion: .topics)
    var topic: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        let pages = HelpPages(checkout: session.book.checkout)
        let topic = topic.joined(separator: " ")
        if topic.isEmpty {
            await session.paged { session.output.showCommands() }
        } else if let command = Commands.all.first(where: { $0.command.name == topic.lowercased() }) {
            // `replay` is also an operator.
            let page = pages.page(for: topic)
            await session.paged {
                session.output.explain(command.command)
                if let page {
                    session.output.blankLine()
                    page.show(session.output)
                }
            }
        } else if let page = pages.page(for: topic) {
            await session.paged { page.show(session.output) }
        } else if let command = try? Commands.named(topic) {
            await session.paged { session.output.explain(command.command) }
        } else {
            let question = Suggestions.question(for: topic, among: Command.names + pages.topics)
            throw Complaint.usage("Nothing here is called \"\(topic)\". \(question ?? "`help` lists the commands.")")
        }
        return .passed
    }
}
