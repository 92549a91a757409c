import Foundation
import Terminal

/// The description of a command, for its help and its completion. Its texts are in Commands.md.
package struct Command: Sendable, Equatable {
    package let name: String
    /// The arguments and options: `[CHAPTER] [--json]`.
    package let usage: String
    package let summary: String
    package private(set) var details: String
    package let example: String
    package let options: [String]

    /// The kinds of argument that Tab completes.
    package enum Completes: Sendable, Equatable {
        case nothing, topics, chapters, chaptersAndTasks, operators, settings, files
    }

    /// The values of an option; an empty list means files. Other options take no value, or any value.
    package static let optionValues: [String: [String]] = [
        "--access": ["ask", "grant", "deny"],
        "--respond": ["200", "400", "401", "403", "404", "429", "500", "503", "drop", "malformed", "never", "nothing"],
        "--chapter": (1...12).map(String.init), "--into": [], "--package-path": [], "--svg": [],
    ]

    private init(_ name: String, options: [String]? = nil) {
        let missing = ["", "\(Self.page) is missing. `git checkout -- Sources` restores it.", name]
        let section = Self.sections[name] ?? missing
        self.name = name
        usage = section[0]
        summary = section[1]
        details = section[2...].dropLast().joined(separator: "\n\n")
        example = section[section.count - 1]
        self.options = options ?? usage.matches(of: /--[a-z-]+/).map { String($0.output) }
    }

    /// What Tab completes after the command's name, according to the first word of the usage.
    package var completes: Completes {
        let first = usage.prefix { $0 != " " }.filter { !"[]".contains($0) }
        return switch first {
        case "COMMAND|OPERATOR|WORD": .topics
        case "OPERATOR": .operators
        case "CHAPTER": .chapters
        case "CHAPTER|TASK", "TASK": .chaptersAndTasks
        case "FOLDER", "PART": .files
        case _ where first.hasPrefix("grant|"): .settings
        default: .nothing
        }
    }

    package var usageLine: String { usage.isEmpty ? name : "\(name) \(usage)" }

    package func adding(details more: String) -> Command {
        var command = self
        command.details += more
        return command
    }
}

// MARK: - The words

extension Command {
    private static let page = "Sources/Reading/Commands/Commands.md"

    /// The usage of each command, and the paragraphs below it.
    private static let sections: [String: [String]] = {
        let sections = Checkout.sections(ofPage: page).map { section in
            section.components(separatedBy: "\n\n").map { $0.replacing("\n", with: " ")[...].trimmed }
        }
        return Dictionary(
            uniqueKeysWithValues: sections.map { section in
                let name = section[0].prefix { $0 != " " }
                let usage = section[0].dropFirst(name.count).trimmed
                return (String(name), ([usage] + section[1...]).map(String.init))
            })
    }()

    package static let next = Command("next")
    package static let back = Command("back")
    package static let list = Command("list")
    package static let open = Command("open")
    package static let read = Command("read")
    package static let tour = Command("tour")
    package static let guess = Command("guess")
    package static let progress = Command("progress")
    package static let task = Command("task")
    package static let examples = Command("examples")
    package static let edit = Command("edit")
    package static let check = Command("check")
    package static let watch = Command("watch")
    package static let replay = Command("replay")
    package static let hint = Command("hint")
    package static let solution = Command("solution")
    package static let diff = Command("diff")
    package static let take = Command("take")
    package static let reset = Command("reset")
    package static let run = Command(
        "run",
        options: [
            "--type", "--mine", "--trace", "--step", "--svg", "--pipeline", "--realtime", "--no-color",
            "--spoken", "--seed", "--access", "--forget-access", "--accounts", "--respond", "--latency", "--plan",
            "--avatar-latency", "--avatar-plan", "--query", "--help",
        ])
    package static let drill = Command("drill")
    package static let marbles = Command("marbles")
    package static let service = Command("service")
    package static let handout = Command("handout")
    package static let grade = Command("grade")
    package static let join = Command("join")
    package static let publish = Command(
        "publish", options: ["--base-path", "--address", "--repository", "--catalog", "--lab", "--serve"])
    package static let settings = Command("settings")
    package static let doctor = Command("doctor")
    package static let help = Command("help")
    package static let quit = Command("quit")

    package static let all: [Command] = [
        next, back, list, open, read, tour, run, guess, task, examples, edit, check, watch, replay, hint, solution,
        diff,
        take, reset, drill, progress, marbles, service, handout, grade, join, publish, settings, doctor, help, quit,
    ]

    package static let groups: [(title: String, commands: [Command])] = [
        ("Read", [next, back, list, open, read, guess, tour]),
        ("Do", [task, edit, check, watch, hint, replay, examples, solution]),
        ("Play", [run, marbles, drill, service]),
        ("Everything else", [progress, diff, take, reset, settings, doctor, help, quit]),
        ("For teachers", [handout, grade, join, publish]),
    ]

    /// Words that users type out of habit.
    private static let synonyms = [
        "exit": "quit", "q": "quit", "?": "help", "ls": "list", "continue": "next", "previous": "back",
    ]

    package static var names: [String] { all.map(\.name) }

    /// The command that `word` names: a command, a synonym, or an unambiguous beginning of a command.
    /// - Throws: ``Complaint`` that suggests commands.
    package static func named(_ word: String) throws(Complaint) -> Command {
        let typed = word.lowercased()
        let index = try all.map { [$0.name] }.index(
            of: synonyms[typed] ?? typed, as: word, others: ["exit"], kind: "command",
            help: "`help` lists all commands.")
        return all[index]
    }
}

extension Command {
    /// Checks a command's arguments as far as that's possible without the rest of the workbook: finds an unknown
    /// option, an argument of a command that takes none, and a chapter or a task that isn't in the book.
    /// - Parameter tasks: returns the numbers of a chapter's tasks.
    /// - Throws: ``Complaint`` with the command's usage, or with suggestions for the chapter or the task.
    package func check(
        _ words: [String], chapters: [ChapterHeading], tasks: (ChapterHeading) throws(Complaint) -> [Int]
    ) throws(Complaint) {
        // The arguments of these commands are for other programs, or can be anything.
        guard ![.run, .marbles, .help].contains(self), completes != .files, words != ["--help"] else { return }
        if let option = words.first(where: { $0.hasPrefix("--") && !options.contains($0.name) }) {
            let question = Suggestions.question(for: option, among: options) ?? ""
            throw Complaint.usage("Unknown option '\(option)'. \(question) \(usageSentence)".replacing("  ", with: " "))
        }
        guard let first = words.first, !first.hasPrefix("-") else { return }
        if usage.isEmpty || usage.hasPrefix("[--") {
            throw Complaint.usage("Unexpected argument '\(first)'. \(usageSentence)")
        }
        guard completes == .chapters || completes == .chaptersAndTasks else { return }
        let parts = first.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let chapter = chapters[try chapters.index(named: parts[0])]
        guard parts.count == 2 else { return }
        let tasks = try tasks(chapter)
        if !tasks.contains(where: { parts[1] == String($0) }) {
            throw Complaint.noTask(parts[1], of: chapter, among: tasks)
        }
    }

    private var usageSentence: String { "Usage: `\(usageLine)`" }
}

extension String {
    /// The name of an option without its value: `--chapter` for `--chapter=6`.
    fileprivate var name: String { String(prefix { $0 != "=" }) }
}
