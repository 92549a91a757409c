import ArgumentParser
import Reading

struct QuitCommand: WorkbookCommand {
    static let command = Command(
        "quit",
        summary: "Leave the workbook.",
        details: "Ctrl-D on an empty line does the same. Your place and your passed tasks are kept.",
        example: "quit"
    )

    func perform(in session: Session) async throws -> ExitStatus {
        session.wantsToLeave = true
        return .passed
    }
}
