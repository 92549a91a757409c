import BookText
import Foundation
import Grading
import LineEditor
import Reading

/// One reader's session: the book, the place in it, and everything that commands need.
@MainActor
final class Session {
    /// How the reader talks to the workbook.
    enum Mode: Sendable {
        /// Lines typed at the prompt.
        case interactive
        /// Lines from a file or a pipe.
        case script
        /// One command from the shell.
        case oneShot
    }

    let mode: Mode
    let course: Course
    let book: Book
    /// The chapters with the book's own questions. Those of ``book`` have the questions that were handed out to the
    /// learner.
    let catalogue: [Chapter]
    /// The folder in which the reader started the workbook. Relative paths begin here.
    let startFolder: URL
    let output: Output
    let programs: any Programs
    let buildFolder: BuildFolder
    let grader: any ExerciseGrading
    let progress: ProgressStore
    /// How the service and its accounts behave in the next runs.
    let service: StateStore<ServiceSettings>
    /// The runs that checks failed, for `replay`.
    let failedRuns: StateStore<FailedRuns>
    /// What the reader chose for the workbook itself.
    let settings: StateStore<WorkbookSettings>
    /// What the reader has answered in drills.
    let drills: StateStore<DrillRecord>
    /// Builds ahead while the reader reads; nil if no person is there.
    var backgroundBuild: BackgroundBuild?
    /// The shell's variables.
    let environment: [String: String]
    let now: () -> Date
    /// Where the reader's days begin and end.
    let timeZone: TimeZone
    /// A seed for random questions.
    let makeSeed: () -> UInt64
    /// Whether the reader was told that this system can't isolate the code that is checked.
    private var hasNotedIsolation = false
    /// Whether another program has the terminal, and receives Ctrl-C.
    var hasForegroundProgram = false
    /// Set by `quit`.
    var wantsToLeave = false
    /// Reads the answer to a drill question, from the reader or the script; nil to read standard input.
    var readAnswer: ((Prompt) async -> Outcome)?
    /// Asks the person at the prompt a question; nil if no person is there.
    var ask: ((_ question: String) async -> String?)?
    /// Shows long texts page by page; nil if no person is there.
    var pager: Pager?
    /// The task whose check failed last, until it passes or the reader goes on.
    var lastFailed: TaskReference?
    /// The task whose stages the reader was asked to put in order; nil when they are.
    var shuffledTask: TaskReference?
    /// What the reader typed while the pager asked whether to go on: the beginning of the next line.
    var typedAhead = ""
    /// Whether the running line is what the lesson offered, so the lesson says what Enter does next.
    var isTakingOffer = false
    /// Whether the last command's text was skipped by q, so another q isn't meant to leave.
    var hasSkippedPage = false
    /// The chapter that was summed up last. Enter then opens the next one.
    var hasSummedUp: String?
    /// A cache of parsed lessons.
    private var lessons: [String: Lesson] = [:]

    init(
        mode: Mode,
        buildFolder: BuildFolder,
        course: Course,
        chapters: [Chapter],
        output: Output,
        programs: any Programs,
        grader: any ExerciseGrading,
        startFolder: URL? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        now: @escaping () -> Date = Date.init,
        timeZone: TimeZone = .current,
        makeSeed: @escaping () -> UInt64 = { .random(in: .min ... .max) }
    ) {
        self.mode = mode
        self.course = course
        self.output = output
        self.programs = programs
        self.grader = grader
        self.now = now
        self.timeZone = timeZone
        self.makeSeed = makeSeed
        self.environment = environment
        self.buildFolder = buildFolder
        let checkout = buildFolder.checkout
        catalogue = chapters
        book = Book(checkout: checkout, chapters: checkout.asked(chapters))
        self.startFolder = startFolder ?? checkout.root
        progress = ProgressStore(folder: checkout.stateFolder) { output.complain($0) }
        service = StateStore(folder: checkout.stateFolder) { output.complain($0) }
        settings = StateStore(folder: checkout.stateFolder) { output.complain($0) }
        failedRuns = StateStore(folder: checkout.stateFolder, context: course.decoding) { output.complain($0) }
        drills = StateStore(folder: checkout.stateFolder) { output.complain($0) }
    }

    /// The words for a reader whose system can't isolate the code that is checked; nil if it can, and the second time.
    func isolationNotice() async -> String? {
        guard !hasNotedIsolation, let support = await grader.isolation(in: buildFolder.binaries), !support.isUsable
        else { return nil }
        hasNotedIsolation = true
        return Isolation.notice
    }

    /// Runs a command, and shows the error if it fails.
    func run(_ words: [String]) async -> ExitStatus {
        await attempt { try await Commands.parse(words).perform(in: self) }
    }

    /// Gives the terminal to a program until it ends. A script's lines aren't its input.
    func runInForeground(_ program: ProgramRun) async throws -> ProgramEnding {
        hasForegroundProgram = true
        defer { hasForegroundProgram = false }
        guard mode == .oneShot else { return try await programs.runInForeground(program, input: mode != .script) }
        // Ctrl-C is for the program, which may go on. It isn't ignored here, or the program would ignore it, too.
        signal(SIGINT) { _ in }
        defer { signal(SIGINT, SIG_DFL) }
        return try await programs.runInForeground(program, input: true)
    }

    /// Shows the error that `body` throws.
    func attempt(_ body: () async throws -> ExitStatus) async -> ExitStatus {
        do {
            return try await body()
        } catch let complaint as Complaint {
            output.complain(complaint.sentence)
            return complaint.status
        } catch is CancellationError {
            output.complain("Stopped.")
            return .interrupted
        } catch {
            output.complain("The command failed: \(error.localizedDescription)")
            return .notPassed
        }
    }

    /// Runs a line as it was typed.
    func run(line: String) async -> ExitStatus {
        await attempt {
            let words = try Words.typed(line)
            if hasSkippedPage, words == ["q"] {
                hasSkippedPage = false
                throw Complaint.usage("The rest of the page is skipped already. `quit` leaves the workbook.")
            }
            hasSkippedPage = false
            // The number of an answer, when the lesson has asked a question.
            if words.count == 1, Int(words[0]) != nil, try position()?.question != nil {
                return await run(["guess"] + words)
            }
            // The order of stages, when a hint has shuffled them.
            if let shuffledTask, !words.isEmpty, words.allSatisfy({ Int($0) != nil }) {
                return await run(["hint", shuffledTask.name, "--order", words.joined(separator: " ")])
            }
            return words.isEmpty ? .passed : await run(words)
        }
    }

    func lesson(of chapter: Chapter) throws -> Lesson {
        if let lesson = lessons[chapter.folder] { return lesson }
        let lesson = try book.lesson(of: chapter)
        lessons[chapter.folder] = lesson
        return lesson
    }

    /// The chapter that was opened last, else the first one.
    var currentChapter: Chapter {
        get throws {
            let place = progress.current.place
            if let chapter = book.chapters.first(where: { $0.folder == place?.chapter }) { return chapter }
            guard let first = book.chapters.first else { throw Complaint.failure("The book has no chapters yet.") }
            return first
        }
    }

    /// The chapter that an optional argument names; without one, the current chapter.
    func chapter(named word: String?) throws -> Chapter {
        guard let word else { return try currentChapter }
        return try book.chapter(named: word)
    }

    /// The task that an optional argument names. Nothing means the task that the reader is at: the one whose check
    /// failed last, or that of the step. A chapter means its first task that hasn't passed, or the last one if all
    /// have.
    func task(named word: String?) throws -> TaskReference {
        if let word, word.contains(".") { return try book.task(named: word) }
        if word == nil {
            if let lastFailed { return lastFailed }
            if let position = try position(), let task = position.tasks.first { return task }
        }
        let chapter = try chapter(named: word)
        let tasks = chapter.taskReferences
        let record = progress.current
        guard let task = tasks.first(where: { record[$0.key].state != .passed }) ?? tasks.last else {
            throw Complaint.failure("Chapter \(chapter.label) has no tasks.")
        }
        return task
    }
}
