import ArgumentParser
import Grading
import Reading

/// The options of `workbook` in a shell. The commands are its subcommands.
struct WorkbookOptions: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "workbook",
            abstract: WorkbookProgram.running?.course.abstract ?? "",
            discussion: """
                Without a command, it opens the prompt. From a pipe, it reads one command per line and stops at the \
                first one that fails. Exit status: 0 for success or a pass, 1 for failure, 64 for a wrong command line.
                """,
            subcommands: WorkbookProgram.running?.commands.types.map { $0 as any ParsableCommand.Type } ?? []
        )
    }

    @Option(
        help: "The workbook's folder, if it isn't the current folder or one above it.", completion: .directory)
    var packagePath: String?

    @Flag(help: "Write no colors. NO_COLOR and TERM=dumb do the same.")
    var noColor = false

    @Flag(help: "Say everything in sentences, for a screen reader. `workbook settings spoken on` keeps it on.")
    var spoken = false

    @Flag(help: "Continue a script after a failed command. The exit status is that of the last failure.")
    var keepGoing = false

    /// The line that the reader typed in the smaller program that became this one: `workbook` or `workbook-check`.
    @Option(help: .hidden)
    package var firstLine: String?
}

/// The shell's arguments: the options, then the words of a command.
struct Invocation {
    var options: WorkbookOptions
    /// The command with its arguments; empty without a command.
    var words: [String]
    /// The shell's arguments for a program that replaces this one, without `--first-line`.
    let passedOn: [String]

    /// - Throws: ArgumentParser's errors for wrong options, and its requests for help.
    init(_ arguments: [String]) throws {
        // A shell's request for completions.
        if arguments.first == "---completion" {
            _ = try WorkbookOptions.parseAsRoot(arguments)
            throw CleanExit.message("")
        }
        if arguments.count == 2, arguments[0] == "--generate-completion-script",
            let shell = CompletionShell(rawValue: arguments[1])
        {
            throw CleanExit.message(shell.workbookScript)
        }
        var head: [String] = []
        var rest = arguments[...]
        while let argument = rest.first, argument.hasPrefix("-") {
            head.append(rest.removeFirst())
            let takesValue = ["--package-path", "--generate-completion-script", "--first-line"].contains(argument)
            if takesValue, let value = rest.first {
                head.append(value)
                rest.removeFirst()
            }
        }
        words = Array(rest)
        // These options may also come after the command, except after `run`, whose options belong to the chapter.
        if let first = words.first, let command = try? Command.named(first), command != .run {
            for option in ["--no-color", "--spoken"] {
                while let index = words.firstIndex(of: option) { head.append(words.remove(at: index)) }
            }
            if let index = words.firstIndex(of: "--package-path"), index + 1 < words.count {
                head += words[index...(index + 1)]
                words.removeSubrange(index...(index + 1))
            }
        }
        let first = head.firstIndex(of: "--first-line").map { $0..<min($0 + 2, head.count) } ?? 0..<0
        passedOn = head.indices.filter { !first.contains($0) }.map { head[$0] } + words
        let parsed = try WorkbookOptions.parseAsRoot(head)
        guard let options = parsed as? WorkbookOptions else { throw CleanExit.helpRequest(WorkbookOptions.self) }
        self.options = options
    }
}
