import Foundation
import Grading
import Reading

/// One reader's session: reading, and everything that the other commands need.
@MainActor
package final class Session {
    package let course: Course
    let commands: Commands
    package let book: Book
    package let reading: ReadingSession
    package let grader: any ExerciseGrading
    package let failedRuns: StateStore<FailedRuns>
    package let makeSeed: () -> UInt64
    /// The program that performs the other commands; nil if there are none.
    let larger: LargerProgram?
    private var hasNotedIsolation = false

    init(
        mode: Mode,
        buildFolder: BuildFolder,
        course: Course,
        commands: Commands,
        chapters: [Chapter],
        output: Output,
        programs: any Programs,
        grader: any ExerciseGrading,
        startFolder: URL? = nil,
        larger: (program: LargerProgram, chapters: [ChapterHeading])? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        now: @escaping () -> Date = Date.init,
        timeZone: TimeZone = .current,
        makeSeed: @escaping () -> UInt64 = { .random(in: .min ... .max) }
    ) {
        let checkout = buildFolder.checkout
        (self.course, self.commands, self.larger) = (course, commands, larger?.program)
        self.grader = grader
        self.makeSeed = makeSeed
        let book = Book(checkout: checkout, chapters: checkout.asked(chapters), catalogue: chapters)
        self.book = book
        failedRuns = StateStore(folder: checkout.stateFolder, context: course.decoding) { output.complain($0) }
        let outline = CourseOutline(
            title: course.name, abstract: course.abstract, lastWords: course.lastWords,
            chapters: larger?.chapters ?? book.chapters.map(\.heading),
            tasks: { larger == nil ? book.pages(of: $0) : checkout.tasks(of: $0) })
        reading = ReadingSession(
            outline, mode: mode, in: buildFolder, output: output,
            system: ReadingSession.System(
                programs: programs, startFolder: startFolder ?? checkout.root, environment: environment, now: now,
                timeZone: timeZone),
            reach: larger == nil ? .everything : .firstTasks)
        reading.library = buildFolder.product(of: course.library)
        reading.beyond = { [unowned self] in try await perform($0) }
        reading.isStale = { [unowned self] in isStale($0) }
    }

    private func perform(_ words: [String]) async throws -> ExitStatus {
        if let larger, reading.isReplaced || !reading.isAboutFirstTasks(words) {
            return try await reading.handOver(words, to: larger)
        }
        return try await commands.parse(words).perform(in: self)
    }

    /// The notice that the system can't isolate checked code; nil if it can, or if the reader already knows.
    package func isolationNotice() async -> String? {
        guard !hasNotedIsolation else { return nil }
        guard let support = await grader.isolation(in: buildFolder.binaries), !support.isUsable else { return nil }
        hasNotedIsolation = true
        return support.isTried
            ? Isolation.notice : "\(support.obstacle ?? "") Until then, checked code runs with all your rights."
    }

    /// The chapter that was opened last; the first chapter if none was opened.
    package var currentChapter: Chapter { get throws { try book.chapter(of: reading.currentChapter) } }

    package func chapter(named word: String?) throws -> Chapter {
        guard let word else { return try currentChapter }
        return try book.chapter(named: word)
    }

    /// The task that `word` names. Without a word, the task whose check failed last, or else the step's task, or else a
    /// task of the current chapter. A chapter means its first task that hasn't passed, or its last task if all have.
    package func task(named word: String?) throws -> TaskReference {
        if let word, word.contains(".") { return try book.task(named: word) }
        let chapter = try chapter(named: word)
        let tasks = chapter.taskReferences
        if word == nil {
            let all = book.chapters.flatMap(\.taskReferences)
            if let task = all.first(where: { $0.key == reading.lastFailed }) { return task }
            let number = try reading.position()?.tasks.first
            if let task = tasks.first(where: { $0.task.number == number }) { return task }
        }
        let record = stores.progress.current
        guard let task = tasks.first(where: { record[$0.key].state != .passed }) ?? tasks.last else {
            throw Complaint.failure("Chapter \(chapter.label) has no tasks.")
        }
        return task
    }
}
