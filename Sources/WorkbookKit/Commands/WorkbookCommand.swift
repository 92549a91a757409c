import ArgumentParser
import Reading

/// A command with its arguments, ready to perform.
///
/// ArgumentParser reads it from the shell's arguments, and from a line typed at the prompt.
protocol WorkbookCommand: ParsableCommand, Sendable {
    static var command: Command { get }

    /// Performs the command.
    /// - Returns: the status. A script stops unless it is `.passed`.
    /// - Throws: ``Complaint`` for the reader, or `CancellationError` after Ctrl-C.
    @MainActor func perform(in session: Session) async throws -> ExitStatus
}

extension WorkbookCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: command.name,
            abstract: command.summary,
            usage: "workbook \(command.usageLine)",
            discussion: "For example: workbook \(command.example)"
        )
    }
}
