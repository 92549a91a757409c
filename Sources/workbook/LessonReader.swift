import BookText
import Contents
import Foundation
import LineEditor
import Reading
import TextStyles

/// Reads lessons at the prompt while the rest of the workbook is built.
///
/// It shows steps, takes answers to their questions, runs chapters, and answers commands such as `list` and `help`. For
/// the rest, it waits for the whole workbook, which continues at the same place.
@MainActor
final class LessonReader {
    typealias Position = LessonPosition<ChapterHeading>

    let checkout: Checkout
    let output: Output
    let whole: WholeWorkbook
    let folder: BuildFolder
    let background: BackgroundBuild
    let progress: StateStore<LearnerProgress>
    let startFolder: URL
    private let reader: any LineReading
    private let pager: Pager?
    private var running: Task<Void, Never>?
    /// Whether a chapter's program has the terminal, and receives Ctrl-C.
    private var hasForegroundProgram = false
    private var presses = ForegroundPresses()
    private var typedAhead = ""
    var wantsToLeave = false
    /// The chapter that was summed up at its end; nil again once a step is opened.
    var summedUpChapter: ChapterHeading?

    init(checkout: Checkout, output: Output, whole: WholeWorkbook, startFolder: URL, buildsAhead: Bool) {
        self.checkout = checkout
        self.output = output
        self.whole = whole
        self.startFolder = startFolder
        folder = BuildFolder(checkout: checkout, program: Bundle.main.executableURL)
        progress = StateStore(folder: checkout.stateFolder) { output.complain($0) }
        let (progress, folder) = (progress, folder)
        background = BackgroundBuild(
            in: folder, by: SystemPrograms(),
            wanted: {
                guard buildsAhead else { return [] }
                let chapter = ChapterHeading.all.first { $0.folder == progress.current.place?.chapter }
                return [folder.product(of: chapter ?? .withoutSignals), folder.wholeWorkbook, folder.library]
            }, isStale: folder.isStale)
        let editor = LineEditor(program: "workbook", history: History(path: History.file(for: "workbook")))
        reader = editor ?? PlainLineReader()
        pager = editor == nil ? nil : Pager(output: output)
        reader.onInterrupt = { [weak self] in self?.interrupt() }
        background.onFailure = { [weak self] in self?.reportFailure() }
    }

    func talk() async -> ExitStatus {
        folder.mend(reporting: output)
        background.start()
        checkout.renumberExercises(of: ChapterHeading.all, reporting: output)
        greet()
        while !wantsToLeave {
            reportFailure()
            switch await nextLine() {
            case .line(let line):
                let task = Task { await take(line) }
                running = task
                await task.value
                running = nil
                if !wantsToLeave { output.blankLine() }
            case .interrupted, .canceled: continue
            case .endOfFile: wantsToLeave = true
            }
        }
        await background.pause()
        output.say("See you.")
        return .passed
    }

    private func reportFailure() {
        guard running == nil, let failure = background.newFailure() else { return }
        let sentences =
            switch failure {
            case .error(let line): "The rest of the workbook doesn't build: \(line)\nReading goes on."
            case .obstacle(let sentence): "\(sentence) Reading goes on."
            }
        reader.printAbove((output.errorLines(sentences) + [""]).joined(separator: "\n"))
    }

    private func interrupt() {
        if !hasForegroundProgram || presses.stopsTheProgram() { running?.cancel() }
    }

    private func nextLine() async -> Outcome {
        defer { typedAhead = "" }
        return await reader.readLine(output.prompt, begun: typedAhead)
    }

    private func greet() {
        output.show(title: Contents.title)
        if let position {
            let enter =
                switch position.offer {
                case .guess: "see the question's answer"
                case .command(let line): "type `\(line)`"
                case .edit, .check, nil: "go on"
                }
            let drills = StateStore<DrillRecord>(folder: checkout.stateFolder) { [output] in output.complain($0) }
            output.welcomeBack(
                to: "\(position.chapter.shortNumber), \(position.chapter.label)", position, enter: enter,
                drills: drills.current.mentioned(on: Day(of: Date(), in: .current)))
        } else {
            let first = ChapterHeading.withoutSignals
            output.welcome(to: Contents.abstract, beginningWith: "\(first.shortNumber), \(first.label)")
        }
        if background.task != nil {
            output.say(StyledText("While you read, the rest of the workbook is built.", style: .dim))
        }
        output.blankLine()
    }

    private func take(_ line: String) async {
        if !line.allSatisfy(\.isWhitespace) { (reader as? LineEditor)?.remember(line) }
        do {
            if !whole.isOutdated { throw await takeOver(line) }
            // If the reader types `quit` at the end of a page, its q skips the rest of the page, and "uit" remains.
            try await follow(line == "uit" ? "quit" : line)
        } catch let complaint as Complaint {
            output.complain(complaint.sentence)
        } catch {
            let isBuilding = background.task != nil
            output.complain(
                isBuilding
                    ? "Stopped waiting. The rest of the workbook is still being built, and you can read on."
                    : "Stopped. You can read on.")
        }
    }

    /// Replaces this process with the whole workbook, which runs `line`.
    /// - Returns: only if the whole workbook can't be started, with the reason.
    private func takeOver(_ line: String) async -> Complaint {
        await background.pause()
        return whole.takeOver(firstLine: line)
    }

    func handOver(_ line: String) async throws {
        try await prepare(whole.product)
        throw await takeOver(line)
    }

    private func prepare(_ product: BuildFolder.Product) async throws {
        guard folder.isStale(product) else { return }
        if background.willBuild(product) {
            let status = StatusLine(output)
            defer { status.clear() }
            try await background.wait(for: product) { status.show(waiting($0)) }
        }
        // The background build is off, has failed, or is for another chapter.
        guard folder.isStale(product) else { return }
        await background.pause()
        defer { background.start() }
        try await folder.build(product, by: SystemPrograms(), showing: output)
    }

    private func waiting(_ summary: String) -> String {
        let sentence = "\(summary) · Ctrl-C goes on reading"
        if sentence.count < output.columns { return sentence }
        let time = summary.split(separator: ", ").dropFirst().last.map(String.init)
        return "\(time ?? "Waiting") · Ctrl-C goes on reading"
    }

    func paged(_ body: () -> Void) async { note(await output.paged(by: pager, body)) }

    func show(_ parts: ClosedRange<Int>, of position: Position, after reply: StyledText? = nil) async {
        note(await output.show(parts, of: position, after: reply, by: pager) { showFooter(of: position) })
    }

    private func note(_ ending: Pager.Ending) {
        if case .skipped(let typed) = ending { typedAhead = typed }
    }

    func run(_ words: [String]) async throws {
        let chapters = ChapterHeading.all
        let run = try ChapterProgram(words, among: chapters, else: position?.chapter ?? chapters[0])
        // The learner's own pipeline is compiled by the whole workbook.
        guard !run.isOfLearnersPipeline else { return try await handOver("run \(Words.joined(words))") }
        let product = folder.product(of: run.chapter)
        try await prepare(product)
        let service = StateStore<ServiceSettings>(folder: checkout.stateFolder) { [output] in output.complain($0) }
        let world = run.world(service.current)
        output.note(world)
        hasForegroundProgram = true
        defer { hasForegroundProgram = false }
        let program = run.program(
            product, with: world, place: { URL(filePath: $0, relativeTo: startFolder) }, in: checkout, on: output)
        let ending = try await SystemPrograms().runInForeground(program, input: true)
        output.complain(about: ending, of: run, isAtPrompt: true)
    }
}
