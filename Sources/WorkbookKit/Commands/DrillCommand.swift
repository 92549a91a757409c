import ArgumentParser
import Reading

struct DrillCommand: WorkbookCommand {
    static let command = Command.drill

    @Option(help: "Ask only about one chapter.", completion: .chapters)
    var chapter: String?

    @Flag(help: "Ask five more questions today.")
    var again = false

    func perform(in session: Session) async throws -> ExitStatus {
        try await Drilling(session, about: chapter, again: again).run()
    }
}
