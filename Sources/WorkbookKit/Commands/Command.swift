import ArgumentParser
import Reading

/// The description of a command, for its help, its completion and the shell's help.
struct Command: Sendable {
    /// The word that the reader types.
    let name: String
    /// What may follow it: `[CHAPTER] [--json]`.
    let usage: String
    /// One line for the table of commands.
    let summary: String
    /// The rest of the help, in Markdown.
    let details: String
    /// A complete line to copy.
    let example: String
    /// What Tab completes after the name.
    let completes: Completes
    /// The options that Tab completes.
    let options: [String]

    /// The kinds of argument that Tab completes.
    enum Completes: Sendable {
        case nothing, topics, chapters, chaptersAndTasks, operators, settings, files
    }

    /// The values of an option; an empty list means files. Options without an entry take no value, or any.
    static let optionValues: [String: [String]] = [
        "--access": ["ask", "grant", "deny"],
        "--respond": ["200", "400", "401", "403", "404", "429", "500", "503", "drop", "malformed", "never"],
        "--chapter": (1...12).map(String.init), "--into": [], "--package-path": [], "--svg": [],
    ]

    init(
        _ name: String,
        usage: String = "",
        summary: String,
        details: String = "",
        example: String,
        completes: Completes = .nothing,
        options: [String] = []
    ) {
        self.name = name
        self.usage = usage
        self.summary = summary
        self.details = details
        self.example = example
        self.completes = completes
        self.options = options
    }

    /// The name and what may follow it.
    var usageLine: String { usage.isEmpty ? name : "\(name) \(usage)" }
}

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
