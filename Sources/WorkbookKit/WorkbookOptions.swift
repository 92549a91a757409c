import ArgumentParser

/// The shell command itself: what may stand before the first word. The words are its subcommands.
struct WorkbookOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workbook",
        abstract: "Learn reactive programming in Swift by building Twitter Instant in the terminal.",
        discussion: """
            Without a command it opens the workbook at the prompt; from a pipe it reads commands, one a line, and stops at the first \
            that fails. Exit status: 0 done or passed, 1 not passed or not possible, 64 a command line that makes no sense.
            """,
        subcommands: Commands.all.map { $0 as any ParsableCommand.Type }
    )

    @Option(
        help: "The checkout to work in, where that is not the current folder or one above it.", completion: .directory)
    var packagePath: String?

    @Flag(help: "Write no colors. NO_COLOR and TERM=dumb do the same.")
    var noColor = false

    @Flag(help: "Go on with a script after a command that failed; the status is that of the last failure.")
    var keepGoing = false
}

/// The shell's arguments, cut at the first word.
struct Invocation {
    var options: WorkbookOptions
    /// The command, if one was given.
    var words: [String]

    /// - Throws: ArgumentParser's errors for options that make no sense, and its requests for help.
    init(_ arguments: [String]) throws {
        // A shell that completes asks with words of its own.
        if arguments.first == "---completion" {
            _ = try WorkbookOptions.parseAsRoot(arguments)
            throw CleanExit.message("")
        }
        if arguments.count == 2, arguments[0] == "--generate-completion-script",
            let shell = CompletionShell(rawValue: arguments[1])
        {
            throw CleanExit.message(ShellCompletion.script(for: shell))
        }
        var head: [String] = []
        var rest = arguments[...]
        while let argument = rest.first, argument.hasPrefix("-") {
            head.append(rest.removeFirst())
            let takesValue = argument == "--package-path" || argument == "--generate-completion-script"
            if takesValue, let value = rest.first {
                head.append(value)
                rest.removeFirst()
            }
        }
        words = Array(rest)
        // These two may stand behind the word as well; what follows `run` belongs to the chapter.
        if let first = words.first, (try? Commands.named(first)) != nil, (try? Commands.named(first)) != RunCommand.self
        {
            while let index = words.firstIndex(of: "--no-color") { head.append(words.remove(at: index)) }
            if let index = words.firstIndex(of: "--package-path"), index + 1 < words.count {
                head += words[index...(index + 1)]
                words.removeSubrange(index...(index + 1))
            }
        }
        let parsed = try WorkbookOptions.parseAsRoot(head)
        guard let options = parsed as? WorkbookOptions else { throw CleanExit.helpRequest(WorkbookOptions.self) }
        self.options = options
    }
}
