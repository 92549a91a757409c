import Foundation
import Grading

/// One reader at work: the book, where they are in it, and everything that commands need to do their work.
@MainActor
public final class Session {
    /// How the reader talks to the workbook.
    public enum Mode: Sendable {
        /// Lines typed at the prompt.
        case interactive
        /// Lines from a file or a pipe.
        case script
        /// One command, given to the shell.
        case oneShot
    }

    /// A command with every option and a long line of marbles takes a fraction of it.
    private static let longestLine = 16_384

    let mode: Mode
    let book: Book
    /// The chapters with the book's own questions; those of ``book`` ask what the learner's files were handed out with.
    let catalogue: [Chapter]
    /// Where the reader stood when the workbook was started: what relative paths are relative to.
    let startFolder: URL
    let output: Output
    let programs: any Programs
    let buildFolder: BuildFolder
    let grader: any ExerciseGrading
    let progress: ProgressStore
    /// How the world outside the app behaves in the runs that follow.
    let service: StateStore<ServiceSettings>
    /// The shell's variables.
    let environment: [String: String]
    let now: () -> Date
    /// Whether a program has the terminal, and Ctrl-C with it.
    var hasForegroundProgram = false
    /// Set by `quit`.
    var wantsToLeave = false
    /// Asks the person at the prompt a question; nil where there is nobody to ask.
    var ask: ((_ question: String) async -> String?)?
    /// Shows long texts; nil where nobody could turn the page.
    var pager: Pager?
    /// The chapter whose end was summed up last; Enter then opens the next one.
    var hasSummedUp: String?
    /// Lessons read so far.
    private var lessons: [String: Lesson] = [:]

    public init(
        mode: Mode,
        checkout: Checkout,
        chapters: [Chapter],
        output: Output,
        programs: any Programs,
        grader: any ExerciseGrading,
        program: URL?,
        startFolder: URL? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        now: @escaping () -> Date = Date.init
    ) {
        self.mode = mode
        self.output = output
        self.programs = programs
        self.grader = grader
        self.now = now
        self.environment = environment
        buildFolder = BuildFolder(checkout: checkout, program: program)
        catalogue = chapters
        book = Book(checkout: checkout, chapters: checkout.asked(chapters))
        self.startFolder = startFolder ?? checkout.root
        progress = ProgressStore(folder: checkout.stateFolder) { output.complain($0) }
        service = StateStore(folder: checkout.stateFolder) { output.complain($0) }
    }

    /// Runs a command from its words, and tells what went wrong if something does.
    func run(_ words: [String]) async -> ExitStatus {
        do {
            return try await Commands.parse(words).perform(in: self)
        } catch let complaint as Complaint {
            output.complain(complaint.sentence)
            return complaint.status
        } catch is CancellationError {
            output.complain("Stopped.")
            return .interrupted
        } catch {
            output.complain("That did not work: \(error.localizedDescription)")
            return .notPassed
        }
    }

    /// Runs a line as it was typed.
    func run(line: String) async -> ExitStatus {
        guard line.utf8.count <= Self.longestLine else {
            output.complain(
                "This line has \(line.count) characters, and no command needs so many. Was it pasted by mistake? Nothing was done."
            )
            return .usage
        }
        do {
            // What a lesson shows can be typed or pasted as it stands there, prompt and all.
            let shown = ConsoleLine(line) ?? ConsoleLine("$ " + line)
            let words = try Words.split(shown?.workbookLine ?? line)
            return words.isEmpty ? .passed : await run(words)
        } catch let complaint as Complaint {
            output.complain(complaint.sentence)
            return complaint.status
        } catch {
            return .usage
        }
    }

    func lesson(of chapter: Chapter) throws -> Lesson {
        if let lesson = lessons[chapter.folder] { return lesson }
        let lesson = try book.lesson(of: chapter)
        lessons[chapter.folder] = lesson
        return lesson
    }

    /// The chapter that the reader is in: the one opened last, else the first.
    var currentChapter: Chapter {
        get throws {
            let place = progress.current.place
            if let chapter = book.chapters.first(where: { $0.folder == place?.chapter }) { return chapter }
            guard let first = book.chapters.first else { throw Complaint.failure("The book has no chapters yet.") }
            return first
        }
    }

    /// The chapter that an optional argument names: the current one where there is none.
    func chapter(named word: String?) throws -> Chapter {
        guard let word else { return try currentChapter }
        return try book.chapter(named: word)
    }

    /// The task that an optional argument names. A chapter, or nothing, means its first task that has not passed, and its last
    /// one where all have.
    func task(named word: String?) throws -> TaskReference {
        if let word, word.contains(".") { return try book.task(named: word) }
        let chapter = try chapter(named: word)
        let tasks = chapter.taskReferences
        let record = progress.current
        guard let task = tasks.first(where: { record[$0.key].state != .passed }) ?? tasks.last else {
            throw Complaint.failure("Chapter \(chapter.name) has no tasks.")
        }
        return task
    }
}
