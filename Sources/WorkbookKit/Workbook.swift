import ArgumentParser
import Foundation
import Grading
import Judges
import LineEditor

/// The program `workbook`.
public enum Workbook {
    /// Runs the workbook with the shell's arguments: at the prompt, with a script on standard input, or with one
    /// command.
    ///
    ///     Workbook.main(["check", "1.2"])
    ///
    /// It ends the process. Call it from a synchronous `main` on the main thread, because it runs the main run loop.
    public static func main(_ arguments: [String]) -> Never {
        openMissingDescriptors()
        // A write beyond the file size limit is then an error, and doesn't kill the program.
        signal(SIGXFSZ, SIG_IGN)
        let invocation: Invocation
        do {
            invocation = try Invocation(arguments)
        } catch {
            WorkbookOptions.exit(withError: error)
        }
        Task { @MainActor in
            let status = await work(invocation)
            exit(status.code)
        }
        while true { RunLoop.main.run() }
    }

    /// Opens the standard descriptors that the caller has closed (`workbook <&-`). Otherwise, the first opened file
    /// would become standard input.
    private static func openMissingDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            // The system takes the lowest free number, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
        }
    }

    @MainActor
    private static func work(_ invocation: Invocation) async -> ExitStatus {
        let isConversation = invocation.words.isEmpty && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        let output = standardOutput(noColor: invocation.options.noColor, isConversation: isConversation)
        do {
            let program = Bundle.main.executableURL
            let start = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
            let checkout = try Checkout.find(
                given: invocation.options.packagePath,
                from: start,
                program: program
            )
            // So that paths in messages are short: Chapters/01-Validation/Exercise.swift.
            _ = FileManager.default.changeCurrentDirectoryPath(checkout.root.path)
            if output.isColored {
                output.links = FileLinks(root: checkout.root, environment: ProcessInfo.processInfo.environment)
            }
            let session = Session(
                mode: isConversation ? .interactive : invocation.words.isEmpty ? .script : .oneShot,
                checkout: checkout,
                chapters: Judges.catalogue,
                output: output,
                programs: SystemPrograms(),
                grader: SystemGrading(
                    checkout: checkout, binaries: BuildFolder(checkout: checkout, program: program).binaries),
                program: program,
                startFolder: start
            )
            if session.mode != .script, TerminalAbilities.current.isInteractive {
                session.pager = Pager(output: output)
            }
            switch session.mode {
            case .oneShot:
                return await session.run(invocation.words)
            case .script:
                return await CommandScript(session: session, keepsGoing: invocation.options.keepGoing).run()
            case .interactive:
                await Repl(session: session).talk()
                return .passed
            }
        } catch {
            output.complain(error.sentence)
            return .usage
        }
    }

    @MainActor
    private static func standardOutput(noColor: Bool, isConversation: Bool) -> Output {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let wantsNone = noColor || environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        let out = FileHandle.standardOutput
        // At the prompt, output and errors stay in order.
        let errors = isConversation ? out : FileHandle.standardError
        return Output(
            isColored: isTerminal && !wantsNone,
            isTerminal: isTerminal,
            canRedraw: isTerminal && (environment["TERM"] ?? "dumb") != "dumb",
            columns: { TerminalSize.current.columns },
            write: { text in
                do {
                    try out.write(contentsOf: Data(text.utf8))
                } catch {
                    // The disk is full or the terminal is closed, so going on is useless.
                    try? FileHandle.standardError.write(
                        contentsOf: Data("The workbook's output can't be written: \(error.systemReason).\n".utf8))
                    exit(ExitStatus.notPassed.code)
                }
            },
            writeError: { try? errors.write(contentsOf: Data($0.utf8)) }
        )
    }
}
