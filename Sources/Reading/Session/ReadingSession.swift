import Foundation
import Terminal

/// One reader's way through a book: the place in it, and the conversation about it.
///
/// It shows pages, does at Enter what a page offers, and performs the commands of reading. Every other line goes
/// ``beyond``. The program `workbook` hands such a line over to the whole workbook, which has a session like this, too.
@MainActor
package final class ReadingSession {
    package let course: CourseOutline
    package let folder: BuildFolder
    package let output: Output
    package let stores: Stores
    package let system: System
    package var dialog: Dialog
    /// The lines that this program performs itself. It hands the others over to a larger program.
    let reach: Reach
    /// Runs the words of a line, or if there are none, does what the page offers.
    package var beyond: ([String]) async throws -> ExitStatus = { _ in .usage }
    /// Builds ahead while the reader reads; nil without a prompt.
    package var background: BackgroundBuild?
    /// The library that the learner's own pipeline is compiled against.
    package var library: BuildFolder.Product
    package lazy var isStale: (BuildFolder.Product) -> Bool = folder.isStale
    /// The task whose check failed last; nil again once a check of it doesn't fail, or a page is opened.
    package var lastFailed: TaskKey?
    /// The chapter that was summed up, so that Enter opens the next one; nil once a page is opened.
    var summedUpChapter: ChapterHeading?
    private var lessons: [String: Lesson] = [:]

    package init(
        _ course: CourseOutline, mode: Mode, in folder: BuildFolder, output: Output, system: System,
        reach: Reach = .everything
    ) {
        (self.course, self.folder, self.output, self.system) = (course, folder, output, system)
        self.reach = reach
        stores = Stores(in: folder.checkout.stateFolder) { output.complain($0) }
        dialog = Dialog(mode: mode)
        library = folder.library
    }

    package func lesson(of chapter: ChapterHeading) throws(Complaint) -> Lesson {
        if let lesson = lessons[chapter.folder] { return lesson }
        let lesson = try folder.checkout.lesson(
            of: chapter, isLast: chapter == course.chapters.last, tasks: course.tasks(chapter))
        lessons[chapter.folder] = lesson
        return lesson
    }

    /// The chapter that was opened last; the first chapter if none was opened.
    package var currentChapter: ChapterHeading {
        get throws(Complaint) {
            let place = stores.progress.current.place
            if let chapter = course.chapters.first(where: { $0.folder == place?.chapter }) { return chapter }
            guard let first = course.chapters.first else { throw .failure("The book has no chapters yet.") }
            return first
        }
    }

    // MARK: - Lines

    package func run(line: String) async -> ExitStatus {
        await attempt {
            var words = try Words.typed(line)
            let hasSkippedPage = dialog.hasSkippedPage
            dialog.hasSkippedPage = false
            if hasSkippedPage, words == ["q"] {
                throw Complaint.usage("The rest of the page is skipped already. `quit` leaves the workbook.")
            }
            if words.count == 1, Int(words[0]) != nil, try position()?.question != nil { words = ["guess"] + words }
            return words.isEmpty ? .passed : try await perform(words)
        }
    }

    package func run(_ words: [String]) async -> ExitStatus { await attempt { try await perform(words) } }

    /// Whether a line that goes ``beyond`` may end this program. If so, nothing is read there that can be read here.
    var handsOver: Bool { reach != .everything }

    /// Whether the next line goes beyond, since what it needs is built.
    package var isReplaced: Bool { handsOver && !isStale(folder.wholeWorkbook) }

    /// Replaces this program with a larger one, which performs a line, once it's built.
    package func handOver(_ words: [String], to program: LargerProgram) async throws -> ExitStatus {
        try await build(program.product)
        await background?.pause()
        throw program.takeOver(firstLine: dialog.mode == .interactive ? Words.joined(words) : nil)
    }

    private func perform(_ words: [String]) async throws -> ExitStatus {
        guard handsOver, !isReplaced, let word = words.first else { return try await beyond(words) }
        let (command, rest) = (try Command.named(word), Array(words.dropFirst()))
        try command.check(rest, chapters: course.chapters) { course.tasks($0).map(\.number) }
        if let status = try await perform(command, rest) { return status }
        return try await beyond(words)
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

    // MARK: - Programs

    /// Builds a product if it's out of date, and shows the progress. The background build pauses during that time,
    /// unless it builds all that this program is waiting for.
    ///
    /// - Throws: ``Complaint`` with the errors or the reason if the build fails, `CancellationError` after Ctrl-C.
    package func build(_ product: BuildFolder.Product) async throws {
        guard isStale(product) else { return }
        if handsOver, let background, background.willBuild(product) { try await wait(for: product, background) }
        guard isStale(product) else { return }
        await background?.pause()
        defer { background?.start() }
        // The background build may have finished this product before it paused.
        if isStale(product) {
            try await folder.build(product, at: system.now(), by: system.programs, showing: output)
        }
    }

    private func wait(for product: BuildFolder.Product, _ background: BackgroundBuild) async throws {
        let status = StatusLine(output)
        defer { status.clear() }
        do {
            try await background.wait(for: product) { summary in
                let sentence = "\(summary) · Ctrl-C goes on reading"
                let time = summary.split(separator: ", ").dropFirst().last.map(String.init)
                let isShort = sentence.count < output.columns
                status.show(isShort ? sentence : "\(time ?? "Waiting") · Ctrl-C goes on reading")
            }
        } catch {
            throw Complaint.stopped(
                "Stopped waiting. The rest of the workbook is still being built, and you can read on.")
        }
    }

    /// What the reader should know about a failed build in the background; nil if there's none, or if it's known.
    package func newFailure() -> String? {
        switch background?.newFailure() {
        case .error(let line) where handsOver: "The rest of the workbook doesn't build: \(line)\nReading goes on."
        case .error(let line):
            "A chapter's program doesn't build: \(line)\n`run` shows all of it. Reading goes on."
        case .obstacle(let sentence): "\(sentence) Reading goes on."
        case nil: nil
        }
    }

    /// Gives the terminal to a program until it ends. In a script, the program doesn't read the script's lines.
    package func runInForeground(_ program: ProgramRun) async throws -> TerminationStatus {
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
}
