import BookText

extension Command {
    /// All commands, in the order in which `help` shows them.
    package static let all: [Command] = [
        next, back, list, open, read, run, guess, task, examples, edit, check, watch, replay, hint, solution, diff,
        reset, drill, progress, marbles, service, handout, grade, join, publish, settings, doctor, help, quit,
    ]

    /// Words that people type from habit.
    private static let synonyms = [
        "exit": "quit", "q": "quit", "?": "help", "ls": "list", "continue": "next", "previous": "back",
    ]

    package static var names: [String] { all.map(\.name) }

    /// The command that `word` names: a command, a synonym, or an unambiguous beginning of a command.
    /// - Throws: ``Complaint`` that suggests commands.
    package static func named(_ word: String) throws(Complaint) -> Command {
        let typed = word.lowercased()
        let name = synonyms[typed] ?? typed
        if let exact = all.first(where: { $0.name == name }) { return exact }
        let begun = all.filter { $0.name.hasPrefix(name) }
        if begun.count == 1 { return begun[0] }
        if begun.count > 1 {
            let names = begun.map { "`\($0.name)`" }.joined(separator: ", ")
            throw Complaint.usage("\"\(word)\" is ambiguous: \(names). Type one more letter.")
        }
        let question = Suggestions.question(Suggestions.closest(to: name, among: names + ["exit"]))
        throw Complaint.usage("There is no command \"\(word)\". \(question ?? "`help` lists all commands.")")
    }
}
