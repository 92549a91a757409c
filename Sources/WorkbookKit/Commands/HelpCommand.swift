import ArgumentParser
import Checks
import Reading

struct HelpCommand: WorkbookCommand {
    static let command = Command.help

    @Argument(help: "What to explain. A word may have a space in it.", completion: .topics)
    var topic: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        let page = try HelpTopics(of: session.book.checkout).page(about: topic.joined(separator: " "))
        await session.paged { page(session.output) }
        return .passed
    }
}
