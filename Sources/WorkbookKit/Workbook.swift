import ArgumentParser
import CommandOptions
import Foundation
import Grading
import Reading
import Stepping
import Terminal

/// The program `workbook`.
public enum Workbook {
    /// Runs the workbook with the shell's arguments: at the prompt, with a script on standard input, or with one
    /// command.
    ///
    ///     Workbook.main(["check", "1.2"], of: .book)
    ///
    /// It ends the process. Call it from a synchronous `main` on the main thread, because it runs the main run loop.
    public static func main(_ arguments: [String], of course: Course) -> Never {
        Course.$running.withValue(course) { run(arguments, of: course) }
    }

    private static func run(_ arguments: [String], of course: Course) -> Never {
        prepareStandardDescriptors()
        HelpWidth.prepare()
        MainActor.assumeIsolated { LearnersPipeline(arguments, of: course)?.start() }
        let invocation: Invocation
        do {
            invocation = try Invocation(arguments)
        } catch {
            WorkbookOptions.end(with: error)
        }
        Task { @MainActor in
            let status = await work(invocation, of: course)
            exit(status.code)
        }
        while true { RunLoop.main.run() }
    }

    @MainActor
    private static func work(_ invocation: Invocation, of course: Course) async -> ExitStatus {
        let isConversation = invocation.words.isEmpty && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        let output = Output.standard(noColor: invocation.options.noColor, isConversation: isConversation)
        if invocation.options.spoken { output.speech = MarbleSpeech() }
        do {
            let program = Bundle.main.executableURL
            let start = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
            let checkout = try Checkout.find(given: invocation.options.packagePath, from: start, program: program)
            // Paths in messages are then relative: Chapters/01-Validation/Exercise.swift.
            _ = FileManager.default.changeCurrentDirectoryPath(checkout.root.path)
            if output.canShowColors {
                output.links = FileLinks(root: checkout.root, environment: ProcessInfo.processInfo.environment)
            }
            let buildFolder = BuildFolder(checkout: checkout, program: program)
            let chapters = try course.chapters(in: checkout.root)
            let session = Session(
                mode: isConversation ? .interactive : invocation.words.isEmpty ? .script : .oneShot,
                buildFolder: buildFolder,
                course: course,
                chapters: chapters,
                output: output,
                programs: SystemPrograms(),
                grader: SystemGrading(checkout: checkout, layout: buildFolder.layout, library: course.library),
                startFolder: start
            )
            // The reading session refers to it, but doesn't keep it.
            defer { withExtendedLifetime(session) {} }
            session.stores.settings.current.color(output)
            checkout.renumberExercises(of: chapters.map(\.heading), reporting: output)
            if session.stores.settings.current[.spoken] { output.speech = MarbleSpeech() }
            if session.dialog.mode != .script, TerminalAbilities.current.isInteractive {
                session.dialog.pager = Pager(output: output)
            }
            switch session.dialog.mode {
            case .oneShot:
                return await session.run(invocation.words)
            case .script:
                return await CommandScript(session: session, keepsGoing: invocation.options.keepGoing).run()
            case .interactive:
                session.reading.background = session.buildInBackground()
                let completer = Completer(book: session.book)
                await Conversation(about: session.reading, complete: completer.complete)
                    .talk(after: invocation.options.firstLine)
                return .passed
            }
        } catch let unreadable as Course.Unreadable {
            output.complain(unreadable.sentence)
            return .usage
        } catch let lost as Checkout.NotFound {
            output.complain(lost.sentence)
            return .usage
        } catch {
            output.complain("\(error)")
            return .notPassed
        }
    }
}

extension Course {
    /// The course of the running program, for types whose help and completions ArgumentParser requests.
    @TaskLocal static var running: Course?
}

/// Commands from standard input, one per line. Empty lines and lines that begin with `#` are skipped.
@MainActor
struct CommandScript {
    let session: Session
    let keepsGoing: Bool

    /// - Returns: the status of the last command that failed; `.passed` if all succeeded.
    func run() async -> ExitStatus {
        let reader = PlainLineReader()
        session.dialog.readAnswer = reader.readLine
        var result = ExitStatus.passed
        while !session.dialog.wantsToLeave, case .line(let line) = await reader.readLine("workbook> ") {
            let text = line[...].trimmed
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            let status = await session.run(line: String(text))
            if status != .passed {
                result = status
                guard keepsGoing else { break }
            }
        }
        return result
    }
}
