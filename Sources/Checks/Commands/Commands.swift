import ArgumentParser
import Reading

/// The commands that a program has.
package struct Commands: Sendable {
    /// In the order of ``Command/all``.
    package let types: [any WorkbookCommand.Type]
    /// Returns the words that complete an argument of a kind, besides chapters, tasks, and files.
    let completions: @Sendable (Command.Completes, Checkout) -> [String]
    private let byName: [String: any WorkbookCommand.Type]

    package init(
        _ types: [any WorkbookCommand.Type],
        completions: @escaping @Sendable (Command.Completes, Checkout) -> [String] = { _, _ in [] }
    ) {
        byName = Dictionary(uniqueKeysWithValues: types.map { ($0.command.name, $0) })
        self.types = Command.all.compactMap { [byName] in byName[$0.name] }
        self.completions = completions
    }

    /// - Throws: ``Complaint`` if the words aren't a command with valid arguments.
    package func parse(_ words: [String]) throws -> any WorkbookCommand {
        guard let word = words.first else { throw Complaint.usage("The line is empty. `help` lists all commands.") }
        let command = try Command.named(word)
        guard let type = byName[command.name] else { throw Complaint.usage("This program has no `\(command.name)`.") }
        do {
            return try type.reading(Array(words.dropFirst()))
        } catch {
            // `check --help`
            if type.exitCode(for: error) == .success, let help = byName[Command.help.name] {
                return try help.reading([command.name])
            }
            let message = type.message(for: error)
            throw Complaint.usage(
                """
                \(message.hasSuffix(".") || message.hasSuffix("?") ? message : message + ".") \
                Usage: `\(command.usageLine)`
                """)
        }
    }
}

/// A command with its arguments, ready to perform.
///
/// ArgumentParser reads it from the shell's arguments, and from a line typed at the prompt.
package protocol WorkbookCommand: ParsableCommand, Sendable {
    static var command: Command { get }

    /// Reads the arguments, by default with ArgumentParser.
    static func reading(_ words: [String]) throws -> any WorkbookCommand

    /// - Returns: the status. Unless it's `.passed`, a script without `--keep-going` stops.
    /// - Throws: ``Complaint`` for the reader, or `CancellationError` after Ctrl-C.
    @MainActor func perform(in session: Session) async throws -> ExitStatus
}

extension WorkbookCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: command.name,
            abstract: command.summary,
            usage: "workbook \(command.usageLine)",
            discussion: "For example: workbook \(command.example)"
        )
    }

    package static func reading(_ words: [String]) throws -> any WorkbookCommand {
        try parse(words)
    }
}
