import ArgumentParser
import BookText
import Grading
import Reading

/// All commands, in the order in which `help` shows them.
enum Commands {
    static let all: [any WorkbookCommand.Type] = [
        NextCommand.self, BackCommand.self, ListCommand.self, OpenCommand.self, ReadCommand.self, RunCommand.self,
        GuessCommand.self, TaskCommand.self, ExamplesCommand.self, EditCommand.self, CheckCommand.self,
        WatchCommand.self, ReplayCommand.self, HintCommand.self, SolutionCommand.self,
        DiffCommand.self,
        ResetCommand.self, DrillCommand.self, ProgressCommand.self, MarblesCommand.self, ServiceCommand.self,
        HandoutCommand.self,
        GradeCommand.self, JoinCommand.self, PublishCommand.self, SettingsCommand.self, DoctorCommand.self,
        HelpCommand.self,
        QuitCommand.self,
    ]

    /// Words that people type from habit.
    private static let synonyms = [
        "exit": "quit", "q": "quit", "?": "help", "ls": "list", "continue": "next", "previous": "back",
    ]

    static var names: [String] { all.map { $0.command.name } }

    /// The command that `word` names: a command, a synonym, or an unambiguous beginning of a command.
    /// - Throws: ``Complaint`` that suggests commands.
    static func named(_ word: String) throws -> any WorkbookCommand.Type {
        let typed = word.lowercased()
        let name = synonyms[typed] ?? typed
        if let exact = all.first(where: { $0.command.name == name }) { return exact }
        let begun = all.filter { $0.command.name.hasPrefix(name) }
        if begun.count == 1 { return begun[0] }
        if begun.count > 1 {
            let names = begun.map { "`\($0.command.name)`" }.joined(separator: ", ")
            throw Complaint.usage("\"\(word)\" is ambiguous: \(names). Type one more letter.")
        }
        let question = Suggestions.question(Suggestions.closest(to: name, among: names + ["exit"]))
        throw Complaint.usage("There is no command \"\(word)\". \(question ?? "`help` lists all commands.")")
    }

    /// Reads a command from its words.
    /// - Throws: ``Complaint`` if the words aren't a command.
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
