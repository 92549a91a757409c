import BookText
import Foundation
import Grading
import LineEditor
import Reading

/// One reader's session: the book, the place in it, and everything that commands need.
@MainActor
final class Session {
    let course: Course
    let book: Book
    let output: Output
    let buildFolder: BuildFolder
    let grader: any ExerciseGrading
    let system: System
    let stores: Stores
    var dialog: Dialog
    var context = Context()

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
        let checkout = buildFolder.checkout
        self.course = course
        self.output = output
        self.buildFolder = buildFolder
        self.grader = grader
        book = Book(checkout: checkout, chapters: checkout.asked(chapters), catalogue: chapters)
        system = System(
            programs: programs, startFolder: startFolder ?? checkout.root, environment: environment, now: now,
            timeZone: timeZone, makeSeed: makeSeed)
        stores = Stores(of: course, in: checkout.stateFolder) { output.complain($0) }
        dialog = Dialog(mode: mode)
    }

    /// The notice that the system can't isolate checked code; nil if it can, or if the reader already knows.
    func isolationNotice() async -> String? {
        guard !context.hasNotedIsolation else { return nil }
        guard let support = await grader.isolation(in: buildFolder.binaries), !support.isUsable else { return nil }
        context.hasNotedIsolation = true
        return support.isTried
            ? Isolation.notice : "\(support.obstacle ?? "") Until then, checked code runs with all your rights."
    }

    func run(_ words: [String]) async -> ExitStatus {
        await attempt { try await Commands.parse(words).perform(in: self) }
    }

    /// Gives the terminal to a program until it ends. In a script, the program doesn't read the script's lines.
    func runInForeground(_ program: ProgramRun) async throws -> ProgramEnding {
        dialog.hasForegroundProgram = true
        defer { dialog.hasForegroundProgram = false }
        guard dialog.mode == .oneShot else {
            return try await system.programs.runInForeground(program, input: dialog.mode != .script)
        }
        // Ctrl-C is for the program, which may continue. The handler is empty, as the program would inherit SIG_IGN.
        signal(SIGINT) { _ in }
        defer { signal(SIGINT, SIG_DFL) }
        return try await system.programs.runInForeground(program, input: true)
    }

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

    func run(line: String) async -> ExitStatus {
        await attempt {
            let words = try Words.typed(line)
            if dialog.hasSkippedPage, words == ["q"] {
                dialog.hasSkippedPage = false
                throw Complaint.usage("The rest of the page is skipped already. `quit` leaves the workbook.")
            }
            dialog.hasSkippedPage = false
            if words.count == 1, Int(words[0]) != nil, try position()?.question != nil {
                return await run(["guess"] + words)
            }
            // Numbers that don't answer a question are an order for the stages that a hint has shuffled.
            if let shuffledTask = context.shuffledTask, !words.isEmpty, words.allSatisfy({ Int($0) != nil }) {
                return await run(["hint", shuffledTask.name, "--order", words.joined(separator: " ")])
            }
            return words.isEmpty ? .passed : await run(words)
        }
    }

    func lesson(of chapter: Chapter) throws -> Lesson {
        if let lesson = context.lessons[chapter.folder] { return lesson }
        let lesson = try book.lesson(of: chapter)
        context.lessons[chapter.folder] = lesson
        return lesson
    }

    /// The chapter that was opened last; the first chapter if none was opened.
    var currentChapter: Chapter {
        get throws {
            let place = stores.progress.current.place
            if let chapter = book.chapters.first(where: { $0.folder == place?.chapter }) { return chapter }
            guard let first = book.chapters.first else { throw Complaint.failure("The book has no chapters yet.") }
            return first
        }
    }

    func chapter(named word: String?) throws -> Chapter {
        guard let word else { return try currentChapter }
        return try book.chapter(named: word)
    }

    /// The task that `word` names. Without a word, the task whose check failed last, or else the step's task, or else a
    /// task of the current chapter. A chapter means its first task that hasn't passed, or its last task if all have.
    func task(named word: String?) throws -> TaskReference {
        if let word, word.contains(".") { return try book.task(named: word) }
        if word == nil {
            if let lastFailed = context.lastFailed { return lastFailed }
            if let position = try position(), let task = position.tasks.first { return task }
        }
        let chapter = try chapter(named: word)
        let tasks = chapter.taskReferences
        let record = stores.progress.current
        guard let task = tasks.first(where: { record[$0.key].state != .passed }) ?? tasks.last else {
            throw Complaint.failure("Chapter \(chapter.label) has no tasks.")
        }
        return task
    }
}
