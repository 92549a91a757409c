import ArgumentParser
import Reading

struct QuitCommand: WorkbookCommand {
    static let command = Command.quit

    func perform(in session: Session) async throws -> ExitStatus {
        session.wantsToLeave = true
        return .passed
    }
}
