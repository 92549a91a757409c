import BookText
import Contents
import Foundation
import Reading
import TextStyles

extension LessonReader {
    /// The reader's place; nil before the first chapter is opened, or if the chapter's lesson can't be read.
    var position: Position? {
        guard let place = progress.current.place,
            let chapter = ChapterHeading.all.first(where: { $0.folder == place.chapter }),
            let lesson = try? checkout.lesson(of: chapter, isLast: chapter == ChapterHeading.all.last)
        else { return nil }
        var position = Position(place, in: chapter, with: lesson)
        let record = progress.current
        position?.skip { offer in
            let isPassed = { (task: Int) in record[TaskKey(chapter: chapter.folder, task: task)].isDone }
            return switch offer {
            case .edit(let task): editorLine(in: ProcessInfo.processInfo.environment) == nil || isPassed(task)
            case .check(let task): isPassed(task)
            case .guess, .command: false
            }
        }
        return position
    }

    func advance() async throws {
        guard let position, summedUpChapter != position.chapter else { return try await goOn() }
        switch position.offer {
        case .guess(let guess): try await finish(position, after: output.answer(to: guess))
        case .command(let line):
            let words = try Words.split(line)
            guard words.first == "run", !words.contains("--mine") else { return try await handOver("") }
            output.say(StyledText(output.promptText + " ", style: .dim) + StyledText(line, style: .command))
            do { try await run(Array(words.dropFirst())) } catch {
                // A run is offered once, however it ends.
                progress.update { $0.place?.offersTaken = position.offersTaken + 1 }
                throw error
            }
            try await finish(position)
        case .edit, .check: try await handOver("")
        case nil: try await goOn()
        }
    }

    func goOn() async throws {
        guard let position else { return try await open(.withoutSignals) }
        let next = ChapterHeading.all.drop { $0 != position.chapter }.dropFirst().first
        if position.index + 1 < position.lesson.steps.count {
            try await open(position.chapter, step: position.index + 1, for: "next")
        } else if let next, summedUpChapter == position.chapter {
            try await open(next)
        } else {
            sumUp(position, next: next)
        }
    }

    private func sumUp(_ position: Position, next: ChapterHeading?) {
        let (chapter, record) = (position.chapter, progress.current)
        output.sumUp(
            chapter,
            tasks: position.lesson.tasks.map { number in
                let title = checkout.words(ofTask: number, in: chapter)?.title ?? ""
                return (number, title, record[TaskKey(chapter: chapter.folder, task: number)].state == .passed)
            }, next: next)
        summedUpChapter = chapter
    }

    func goBack() async throws {
        guard let position, position.index > 0 else { return try await handOver("back") }
        try await open(position.chapter, step: position.index - 1, for: "back")
    }

    /// Goes to a step and shows it. The whole workbook shows a step with a task whose values only its judge knows.
    /// - Parameters:
    ///   - step: from 0.
    ///   - line: a line with which the whole workbook goes to the step.
    func open(_ chapter: ChapterHeading, step: Int = 0, for line: String = "next") async throws {
        let steps = try checkout.lesson(of: chapter, isLast: chapter == ChapterHeading.all.last).steps
        guard steps.indices.contains(step), canShow(steps[step], of: chapter) else { return try await handOver(line) }
        summedUpChapter = nil
        progress.update { $0.place = Place(chapter: chapter.folder, step: step + 1) }
        try await showCurrentStep()
    }

    func showCurrentStep() async throws {
        guard let position else { return try await open(.withoutSignals) }
        guard canShow(position.step, of: position.chapter) else { return try await handOver("read") }
        await show(0...position.part, of: position)
    }

    private func canShow(_ step: LessonStep, of chapter: ChapterHeading) -> Bool {
        step.tasks.allSatisfy { TaskPage(of: $0, in: chapter, of: checkout) != nil }
    }

    func answer(_ guess: Guess, with number: Int, at position: Position) async throws {
        guard guess.options.indices.contains(number - 1) else { throw Complaint.noAnswer(number, to: guess) }
        progress.update { $0.noteGuess(isRight: number - 1 == guess.answer) }
        guard number - 1 == guess.answer else { return output.sayWrong(guess, number - 1) }
        try await finish(position, after: output.praise(guess))
    }

    /// - Parameter reply: the reply to an answered question, shown first.
    private func finish(_ taken: Position, after reply: StyledText? = nil) async throws {
        progress.update { $0.place?.offersTaken = taken.offersTaken + 1 }
        guard let position else { return }
        let isNewPart = position.part > taken.part
        if case .guess = taken.offer, case .command(let line) = position.offer, runsAtOnce(line) {
            if let reply { output.say(reply) }
            output.blankLine()
            if isNewPart {
                output.show(position.step.parts[position.part].blocks)
                output.blankLine()
            }
            try await advance()
        } else if isNewPart {
            await show(position.part...position.part, of: position, after: reply)
        } else {
            if let reply { output.say(reply) }
            output.blankLine()
            showFooter(of: position)
        }
    }

    private func runsAtOnce(_ line: String) -> Bool {
        guard Offer.command(line).followsAGuess, let words = try? Words.split(line), words.first == "run",
            let run = try? ChapterProgram(
                Array(words.dropFirst()), among: ChapterHeading.all, else: position?.chapter ?? .withoutSignals)
        else { return false }
        return !run.isOfLearnersPipeline && !folder.isStale(folder.product(of: run.chapter))
    }

    private var building: String? {
        guard background.willBuild(whole.product) else { return nil }
        return "building the rest" + (background.timeLeft(until: whole.product).map { ", about \($0)" } ?? "")
    }

    func showFooter(of position: Position) {
        let chapter = "\(position.chapter.shortNumber) \(position.chapter.label)"
        let footer = StepFooter(position, chapter: chapter, on: output)
        guard let offer = position.offer else {
            return output.say(footer.ending([StepFooter.next(after: position), building].compactMap(\.self)))
        }
        switch offer {
        case .guess(let guess): return output.say(footer.asking(guess))
        case .edit(let task), .check(let task):
            output.say(StepFooter.yourTurn(offer, at: checkout.place(ofTask: task, in: position.chapter)))
        case .command: break
        }
        output.say(
            footer.offering(offer.line(inChapter: position.chapter.shortNumber))
                + StyledText(building == nil ? "" : " · next: read on", style: .dim))
    }
}
