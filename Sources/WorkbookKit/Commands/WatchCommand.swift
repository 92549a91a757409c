import ArgumentParser
import Checks
import Reading

struct WatchCommand: WorkbookCommand {
    static let command = Command.watch

    @Argument(help: "A chapter, or one of its tasks: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var what: String?

    @Flag(help: "Print each finding as `file:line:column: error: message`, for an editor, until Ctrl-C.")
    var plain = false

    func perform(in session: Session) async throws -> ExitStatus {
        guard session.dialog.mode != .script else {
            throw Complaint.failure(
                "`watch` runs until someone stops it, which a script can't do. Use `check`, which checks once.")
        }
        let subject = try session.subject(named: what)
        if plain {
            try await PlainWatch(subject, in: session).run()
            return .passed
        }
        // The watch handles all keys itself, so it turns the pager off.
        let pager = session.dialog.pager
        session.dialog.pager = nil
        defer { session.dialog.pager = pager }
        await Watch(subject, in: session).run()
        return .passed
    }
}
