import ArgumentParser
import Reading

struct NextCommand: WorkbookCommand {
    static let command = Command.next

    func perform(in session: Session) async throws -> ExitStatus {
        try await session.goOn()
    }
}
