import BookText
import Foundation
import LineEditor
import Reading
import TextStyles

/// Reads lessons at the prompt while the rest of the workbook is built.
///
/// It shows steps, and takes answers to their questions. For anything else it waits until the whole workbook is there,
/// which then goes on at the same place.
@MainActor
final class LessonReader {
    /// A chapter, by its folder: `01-Validation`.
    private struct Chapter {
        let folder: String
        var number: String { Int(folder.prefix(2)).map(String.init) ?? folder }
        var name: String { String(folder.dropFirst(3)) }
    }

    private typealias Position = LessonPosition<Chapter>

    private let checkout: Checkout
    private let output: Output
    private let whole: WholeWorkbook
    private let reader: any LineReading
    private let pager: Pager?
    private let progress: ProgressStore
    private let background: BackgroundBuild
    /// What Ctrl-C stops.
    private var running: Task<Void, Never>?
    private var typedAhead = ""
    private var wantsToLeave = false

    /// - Parameter buildsAhead: whether to build before anything needs it.
    init(checkout: Checkout, output: Output, whole: WholeWorkbook, buildsAhead: Bool) {
        self.checkout = checkout
        self.output = output
        self.whole = whole
        progress = ProgressStore(folder: checkout.stateFolder) { output.complain($0) }
        background = whole.backgroundBuild(isWanted: buildsAhead)
        let editor = LineEditor(program: "workbook", history: History(path: History.file(for: "workbook")))
        reader = editor ?? PlainLineReader()
        pager = editor == nil ? nil : Pager(output: output)
        reader.onInterrupt = { [weak self] in self?.running?.cancel() }
        background.onFailure = { [weak self] in self?.reportFailure() }
    }

    /// Reads and takes lines until the reader quits.
    func talk() async -> ExitStatus {
        background.start()
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

    /// Reports once that the build has failed, above what the reader is typing.
    private func reportFailure() {
        guard running == nil, let failure = background.newFailure() else { return }
        let lines = output.errorLines("The rest of the workbook doesn't build: \(failure)\nReading goes on.")
        reader.printAbove((lines + [""]).joined(separator: "\n"))
    }

    private func nextLine() async -> Outcome {
        defer { typedAhead = "" }
        guard let editor = reader as? LineEditor, !typedAhead.isEmpty else {
            return await reader.readLine(output.prompt)
        }
        let begun = EditedLine(typedAhead, cursor: typedAhead.unicodeScalars.count)
        return await editor.readLine(output.prompt, startingWith: begun)
    }

    private func greet() {
        output.showTitle()
        if let position {
            let enter =
                switch position.offer {
                case .guess: "see the question's answer"
                case .command(let line): "type `\(line)`"
                case .edit, .check, nil: "go on"
                }
            let drills = StateStore<DrillRecord>(folder: checkout.stateFolder) { [output] in output.complain($0) }
            output.welcomeBack(
                to: "\(position.chapter.number), \(position.chapter.name)", position, enter: enter,
                drills: drills.current.mentioned(on: Day(of: Date(), in: .current)))
        } else if let first = chapters.first {
            output.welcome(to: "\(first.number), \(first.name)")
        } else {
            output.complain("The book has no chapters.")
        }
        if background.task != nil {
            output.say(StyledText("While you read, the rest of the workbook is built.", style: .dim))
        }
        output.blankLine()
    }

    private func take(_ line: String) async {
        do {
            guard background.task != nil || whole.isOutdated else { throw whole.takeOver(firstLine: line) }
            switch line.trimmingCharacters(in: .whitespaces) {
            case "": try await advance()
            case "next": try await goOn()
            case "read": try await showCurrentStep()
            // The q of a `quit` at the end of a page has skipped the rest of the page.
            case "quit", "exit", "q", "uit": wantsToLeave = true
            case let word:
                if let number = Int(word), let question = position?.question {
                    try await answer(question.guess, with: number, at: question.position)
                } else {
                    try await handOver(line)
                }
            }
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

    /// Waits for the whole workbook, which then runs `line`.
    private func handOver(_ line: String) async throws {
        try await whole.wait(for: background, showing: output)
        // The reader has turned off building ahead, or that has failed.
        if whole.isOutdated { try await whole.build(showing: output) }
        throw whole.takeOver(firstLine: line)
    }
}

// MARK: - The lesson

extension LessonReader {
    private var chapters: [Chapter] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: checkout.root.appending(path: "Chapters").path)
        return (names ?? []).filter { $0.prefix(3).wholeMatch(of: /\d\d-/) != nil }.sorted().map(Chapter.init)
    }

    /// Nil before the first chapter is opened.
    private var position: Position? {
        guard let place = progress.current.place, let chapter = chapters.first(where: { $0.folder == place.chapter }),
            let lesson = try? lesson(of: chapter)
        else { return nil }
        return Position(place, in: chapter, with: lesson)
    }

    /// A chapter's lesson. The whole workbook has the tasks' texts.
    private func lesson(of chapter: Chapter) throws(Complaint) -> Lesson {
        try checkout.lesson(
            in: chapter.folder, of: chapter.name, isLast: chapter.folder == chapters.last?.folder
        ) { _ in [] }
    }

    /// The Enter key: takes what the step offers, or goes on.
    private func advance() async throws {
        guard let position else { return try await goOn() }
        switch position.offer {
        case .guess(let guess): try await finish(position, after: output.answer(to: guess))
        case .command, .edit, .check: try await handOver("")
        case nil: try await goOn()
        }
    }

    private func goOn() async throws {
        let next: (chapter: Chapter, index: Int)
        if let position {
            next = (position.chapter, position.index + 1)
        } else {
            guard let first = chapters.first else { return try await handOver("next") }
            next = (first, 0)
        }
        let steps = try lesson(of: next.chapter).steps
        guard next.index < steps.count, !steps[next.index].hasTask else { return try await handOver("next") }
        progress.update { $0.place = Place(chapter: next.chapter.folder, step: next.index + 1) }
        try await showCurrentStep()
    }

    private func showCurrentStep() async throws {
        guard let position, !position.step.hasTask else { return try await handOver("read") }
        await show(0...position.part, of: position)
    }

    private func answer(_ guess: Guess, with number: Int, at position: Position) async throws {
        guard guess.options.indices.contains(number - 1) else { throw Complaint.noAnswer(number, to: guess) }
        guard number - 1 == guess.answer else { return output.sayWrong(guess, number - 1) }
        try await finish(position, after: output.praise(guess))
    }

    /// Notes that a question was answered, and shows what comes after it.
    private func finish(_ asked: Position, after reply: StyledText) async throws {
        progress.update { $0.place?.offersTaken = asked.offersTaken + 1 }
        guard let position else { return output.say(reply) }
        if position.part > asked.part {
            await show(position.part...position.part, of: position, after: reply)
        } else {
            output.say(reply)
            output.blankLine()
            showFooter(of: position)
        }
        if let next = position.offer, next.followsAGuess { try await handOver("") }
    }

    private func show(_ parts: ClosedRange<Int>, of position: Position, after reply: StyledText? = nil) async {
        let ending = await output.show(parts, of: position, after: reply, by: pager) { showFooter(of: position) }
        if case .skipped(let typed) = ending { typedAhead = typed }
    }

    /// How far the rest of the workbook is; nil if it isn't being built.
    private var building: String? {
        guard background.task != nil else { return nil }
        guard case .building(let done, let all)? = background.progress?.kind else { return "building the rest" }
        return "building the rest, \(done) of \(all)"
    }

    private func showFooter(of position: Position) {
        let footer = StepFooter(position, chapter: "\(position.chapter.number) \(position.chapter.name)", on: output)
        let line =
            switch position.offer {
            case .guess(let guess): footer.asking(guess)
            case .command(let line):
                footer.offering(line) + StyledText(building == nil ? "" : " · next: read on", style: .dim)
            case .edit, .check, nil:
                footer.ending([StepFooter.next(after: position), building].compactMap(\.self))
            }
        output.say(line)
    }
}

extension LessonStep {
    /// Whether it shows a task's text.
    fileprivate var hasTask: Bool {
        offers.contains { if case .check = $0 { true } else { false } }
    }
}
