import ArgumentParser
import Grading
import Reading

/// The types of all commands, as ``Command/all`` lists them.
enum Commands {
    static let all: [any WorkbookCommand.Type] = [
        NextCommand.self, BackCommand.self, ListCommand.self, OpenCommand.self, ReadCommand.self, RunCommand.self,
        GuessCommand.self, TaskCommand.self, ExamplesCommand.self, EditCommand.self, CheckCommand.self,
        WatchCommand.self, ReplayCommand.self, HintCommand.self, SolutionCommand.self, DiffCommand.self,
        ResetCommand.self, DrillCommand.self, ProgressCommand.self, MarblesCommand.self, ServiceCommand.self,
        HandoutCommand.self, GradeCommand.self, JoinCommand.self, PublishCommand.self, SettingsCommand.self,
        DoctorCommand.self, HelpCommand.self, QuitCommand.self,
    ]

    /// - Throws: ``Complaint`` that suggests commands.
    static func named(_ word: String) throws -> any WorkbookCommand.Type { types[try Command.named(word).name]! }

    private static let types = Dictionary(uniqueKeysWithValues: all.map { ($0.command.name, $0) })

    /// - Throws: ``Complaint`` if the words aren't a command with valid arguments.
    static func parse(_ words: [String]) throws -> any WorkbookCommand {
        guard let word = words.first else { throw Complaint.usage("The line is empty. `help` lists all commands.") }
        let type = try named(word)
        do {
            if type == MarblesCommand.self {
                return try MarblesCommand(words: Array(words.dropFirst()))
            }
            return try type.parse(Array(words.dropFirst()))
        } catch {
            // `check --help`
            if type.exitCode(for: error) == .success { return try HelpCommand.parse([type.command.name]) }
            let message = type.message(for: error)
            throw Complaint.usage(
                """
                \(message.hasSuffix(".") || message.hasSuffix("?") ? message : message + ".") \
                Usage: `\(type.command.usageLine)`
                """)
        }
    }
}

/// A command with its arguments, ready to perform.
///
/// ArgumentParser reads it from the shell's arguments, and from a line typed at the prompt.
protocol WorkbookCommand: ParsableCommand, Sendable {
    static var command: Command { get }

    /// - Returns: the status. Unless it's `.passed`, a script without `--keep-going` stops.
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
