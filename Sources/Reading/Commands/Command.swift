import BookText

/// The description of a command, for its help, its completion and the shell's help.
package struct Command: Sendable, Equatable {
    /// The word that the reader types.
    package let name: String
    /// What may follow it: `[CHAPTER] [--json]`.
    package let usage: String
    /// One line for the table of commands.
    package let summary: String
    /// The rest of the help, in Markdown.
    package private(set) var details: String
    /// A complete line to copy.
    package let example: String
    /// What Tab completes after the name.
    package let completes: Completes
    /// The options that Tab completes.
    package let options: [String]

    /// The kinds of argument that Tab completes.
    package enum Completes: Sendable, Equatable {
        case nothing, topics, chapters, chaptersAndTasks, operators, settings, files
    }

    /// The values of an option; an empty list means files. Options without an entry take no value, or any.
    package static let optionValues: [String: [String]] = [
        "--access": ["ask", "grant", "deny"],
        "--respond": ["200", "400", "401", "403", "404", "429", "500", "503", "drop", "malformed", "never"],
        "--chapter": (1...12).map(String.init), "--into": [], "--package-path": [], "--svg": [],
    ]

    package init(
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
    package var usageLine: String { usage.isEmpty ? name : "\(name) \(usage)" }

    /// The command with more to its help, which comes from a part of the book that not every program has.
    package func adding(details more: String) -> Command {
        var command = self
        command.details += more
        return command
    }
}
