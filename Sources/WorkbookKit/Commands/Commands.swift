import ArgumentParser
import Grading

/// Every word of the workbook, in the order in which `help` shows them.
enum Commands {
    static let all: [any WorkbookCommand.Type] = [
        NextCommand.self, BackCommand.self, ListCommand.self, OpenCommand.self, ReadCommand.self, RunCommand.self,
        EditCommand.self, CheckCommand.self, WatchCommand.self, HintCommand.self, SolutionCommand.self,
        DiffCommand.self,
        ResetCommand.self, ProgressCommand.self, MarblesCommand.self, ServiceCommand.self, HandoutCommand.self,
        GradeCommand.self,
        DoctorCommand.self, HelpCommand.self, QuitCommand.self,
    ]

    /// Words that people try from habit.
    private static let synonyms = [
        "exit": "quit", "q": "quit", "?": "help", "ls": "list", "continue": "next", "previous": "back",
    ]

    static var names: [String] { all.map { $0.command.name } }

    /// The command that `word` names: the whole word, a synonym, or the start of one command only.
    /// - Throws: ``Complaint`` that names the likely ones.
    static func named(_ word: String) throws -> any WorkbookCommand.Type {
        let typed = word.lowercased()
        let name = synonyms[typed] ?? typed
        if let exact = all.first(where: { $0.command.name == name }) { return exact }
        let begun = all.filter { $0.command.name.hasPrefix(name) }
        if begun.count == 1 { return begun[0] }
        if begun.count > 1 {
            let names = begun.map { "`\($0.command.name)`" }.joined(separator: ", ")
            throw Complaint.usage("\"\(word)\" could be \(names): type a letter more.")
        }
        let question = Suggestions.question(Suggestions.closest(to: name, among: names + ["exit"]))
        throw Complaint.usage("There is no command \"\(word)\". \(question ?? "`help` shows all of them.")")
    }

    /// Reads a command from its words.
    /// - Throws: ``Complaint`` where the words make no command.
    static func parse(_ words: [String]) throws -> any WorkbookCommand {
        guard let word = words.first else { throw Complaint.usage("There is no command in an empty line.") }
        let type = try named(word)
        do {
            return try type.parse(Array(words.dropFirst()))
        } catch {
            // `check --help`
            if type.exitCode(for: error) == .success { return try HelpCommand.parse([type.command.name]) }
            let message = type.message(for: error)
            throw Complaint.usage(
                """
                \(message.hasSuffix(".") || message.hasSuffix("?") ? message : message + ".") \
                It is used like this: `\(type.command.usageLine)`
                """)
        }
    }
}
