import ArgumentParser
import Reading

struct ListCommand: WorkbookCommand {
    static let command = Command.list

    @Flag(help: "Print JSON.")
    var json = false

    func perform(in session: Session) async throws -> ExitStatus {
        let list = Overview(session).list
        if json {
            session.output.verbatim(try list.json(), forPrograms: true)
        } else {
            await session.paged { list.show(on: session.output) }
        }
        return .passed
    }
}
