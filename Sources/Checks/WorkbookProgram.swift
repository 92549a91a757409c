import ArgumentParser
import Foundation
import Grading
import Reading
import Terminal

/// A program with a session of its own: `workbook-full`, or `workbook-check`, which has the commands for a chapter's
/// tasks and is built earlier.
public struct WorkbookProgram: Sendable {
    package let course: Course
    let commands: Commands
    /// The book's chapters, if `course` has only some of them. The whole workbook then performs the other commands.
    package let chapters: [ChapterHeading]?

    package init(_ course: Course, _ commands: Commands, partOf chapters: [ChapterHeading]? = nil) {
        (self.course, self.commands, self.chapters) = (course, commands, chapters)
    }

    /// The running program, for types whose help and completions ArgumentParser requests.
    @TaskLocal package static var running: WorkbookProgram?

    /// Runs it with the shell's arguments: at the prompt, with a script on standard input, or with one command.
    ///
    ///     WorkbookProgram.whole(.book).main(["check", "1.2"])
    ///
    /// It ends the process. Call it from a synchronous `main` on the main thread, because it runs the main run loop.
    public func main(_ arguments: [String]) -> Never {
        Self.$running.withValue(self) { run(arguments) }
    }

    private func run(_ arguments: [String]) -> Never {
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
            exit(await work(invocation).code)
        }
        while true { RunLoop.main.run() }
    }

    @MainActor
    private func work(_ invocation: Invocation) async -> ExitStatus {
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
            buildFolder.mend(reporting: output)
            let larger = chapters.map { (LargerProgram(\.wholeWorkbook, checkout, invocation.passedOn), $0) }
            let chapters = try course.chapters(in: checkout.root)
            let session = Session(
                mode: isConversation ? .interactive : invocation.words.isEmpty ? .script : .oneShot,
                buildFolder: buildFolder,
                course: course,
                commands: commands,
                chapters: chapters,
                output: output,
                programs: SystemPrograms(),
                grader: SystemGrading(checkout: checkout, layout: buildFolder.layout, library: course.library),
                startFolder: start,
                larger: larger
            )
            // The reading session refers to it, but doesn't keep it.
            defer { withExtendedLifetime(session) {} }
            session.stores.settings.current.color(output)
            if session.stores.settings.current[.spoken] { output.speech = MarbleSpeech() }
            if session.dialog.mode != .script, TerminalAbilities.current.isInteractive {
                session.dialog.pager = Pager(output: output)
            }
            switch session.dialog.mode {
            case .oneShot:
                return await session.run(invocation.words)
            case .script:
                return await session.runScript(keepsGoing: invocation.options.keepGoing)
            case .interactive:
                session.reading.background = session.buildInBackground()
                let completer = Completer(book: session.book, commands: commands)
                await Conversation(about: session.reading, complete: completer.complete)
                    .talk(after: invocation.options.firstLine)
                return .passed
            }
        } catch let unreadable as Obstacle {
            output.complain(unreadable.sentence)
            return .usage
        } catch let lost as Complaint {
            output.complain(lost.sentence)
            return lost.status
        } catch {
            output.complain("\(error)")
            return .notPassed
        }
    }
}

extension Session {
    /// Runs the commands from standard input, one per line. Skips empty lines and lines that begin with `#`.
    /// - Returns: the status of the last command that failed; `.passed` if all succeeded.
    fileprivate func runScript(keepsGoing: Bool) async -> ExitStatus {
        let reader = PlainLineReader()
        dialog.readAnswer = reader.readLine
        var result = ExitStatus.passed
        while !dialog.wantsToLeave, case .line(let line) = await reader.readLine("workbook> ") {
            let text = line[...].trimmed
            guard !text.isEmpty, !text.hasPrefix("#") else { continue }
            let status = await run(line: String(text))
            if status != .passed {
                result = status
                guard keepsGoing else { break }
            }
        }
        return result
    }
}
