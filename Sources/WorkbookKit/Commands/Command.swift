import ArgumentParser

/// What there is to know about one word of the workbook, for its help, its completion and the shell's help alike.
struct Command: Sendable {
    /// The word itself.
    let name: String
    /// What may follow it: `[CHAPTER] [--json]`.
    let usage: String
    /// One line for the table of commands.
    let summary: String
    /// What `help` adds to the summary, in Markdown.
    let details: String
    /// A line that a reader can type as it stands.
    let example: String
    /// What Tab completes after the word.
    let completes: Completes
    /// The options that Tab completes.
    let options: [String]

    /// The kinds of argument that Tab knows.
    enum Completes: Sendable {
        case nothing, topics, chapters, chaptersAndTasks, operators, settings, files
    }

    /// What may stand behind an option; nothing named means a file. Options that are not here take no value, or any.
    static let optionValues: [String: [String]] = [
        "--access": ["ask", "grant", "deny"],
        "--respond": ["200", "400", "401", "403", "404", "429", "500", "503", "drop", "malformed", "never"],
        "--into": [], "--package-path": [],
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

    /// The word with what may follow it.
    var usageLine: String { usage.isEmpty ? name : "\(name) \(usage)" }
}

/// A word of the workbook with what was typed after it, ready to be performed.
///
/// ArgumentParser reads it, from the shell's arguments and from a line typed at the prompt alike.
protocol WorkbookCommand: ParsableCommand, Sendable {
    static var command: Command { get }

    /// Does what the word says.
    /// - Returns: what a script goes on with or stops at.
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
