import BookText
import Grading
import Reading
import TextStyles

extension Session {
    typealias Position = LessonPosition<Chapter>

    /// - Returns: nil before the first chapter is opened, or if the chapter is missing or empty.
    func position() throws -> Position? {
        guard let place = stores.progress.current.place,
            let chapter = book.chapters.first(where: { $0.folder == place.chapter })
        else { return nil }
        let lesson = try lesson(of: chapter)
        guard var position = Position(place, in: chapter, with: lesson) else { return nil }
        let here = position
        position.skip { isDone($0, at: here) }
        return position
    }

    /// Whether to skip an offer: its tasks have passed, or it needs an editor and none is set.
    private func isDone(_ offer: Offer, at position: Position) -> Bool {
        let record = stores.progress.current
        let isPassed = { (task: TaskReference) in record[task.key].isDone }
        switch offer {
        case .guess: return false
        case .edit(let number): return editor == nil || position.task(number).map(isPassed) == true
        case .check(let number): return position.task(number).map(isPassed) == true
        case .command(let line): return subjectToCheck(line)?.references.allSatisfy(isPassed) == true
        }
    }

    /// - Parameter step: from 0.
    func show(_ chapter: Chapter, step: Int) async throws {
        let lesson = try lesson(of: chapter)
        guard !lesson.steps.isEmpty else {
            throw Complaint.failure("The lesson of chapter \(chapter.label) isn't written yet.")
        }
        (context.summedUpChapter, context.lastFailed) = (nil, nil)
        stores.progress.update { $0.place = Place(chapter: chapter.folder, step: step + 1) }
        try await showCurrentStep()
    }

    /// Shows the current step, up to the question that the reader hasn't answered yet.
    func showCurrentStep() async throws {
        guard let position = try position() else { return }
        await show(0...position.part, of: position)
    }

    /// - Parameter reply: the reply to an answered question, shown first.
    private func show(_ parts: ClosedRange<Int>, of position: Position, after reply: StyledText? = nil) async {
        note(await output.show(parts, of: position, after: reply, by: dialog.pager) { showWhatIsNext(position) })
    }

    func showWhatIsNext(_ position: Position) {
        let chapter = "\(position.chapter.shortNumber) \(position.chapter.label)"
        let footer = StepFooter(position, chapter: chapter, on: output)
        guard let offer = position.offer else {
            let notes = [StepFooter.next(after: position), context.backgroundBuild?.status].compactMap(\.self)
            return output.say(footer.ending(dialog.mode == .interactive ? notes : []))
        }
        let line = line(of: offer, at: position)
        guard dialog.mode == .interactive else { return output.say(footer.offering(line, byEnter: false)) }
        switch offer {
        case .guess(let guess): return output.say(footer.asking(guess))
        case .edit(let number), .check(let number):
            if let task = position.task(number) { output.say(StepFooter.yourTurn(offer, at: place(of: task))) }
        case .command:
            let record = stores.progress.current
            if let task = subjectToCheck(line)?.references.first(where: { record[$0.key].state != .passed }) {
                output.say(StepFooter.yourTurn(.check(task: task.task.number), at: place(of: task)))
            }
        }
        output.say(footer.offering(line))
    }

    /// What Enter does at the reader's place: "Enter goes on"; nil if no chapter is open.
    var whatEnterDoes: String? {
        guard let position = try? position() else { return nil }
        guard let offer = position.offer else { return StepFooter.next(after: position) }
        if case .guess = offer { return "Enter shows the answer to the question" }
        return "Enter: \(line(of: offer, at: position))"
    }

    func place(of task: TaskReference) -> String {
        "`\(task.chapter.exercisePath)`" + (book.line(of: task).map { ", line \($0)" } ?? "")
    }

    func line(of offer: Offer, at position: Position) -> String { offer.line(inChapter: position.chapter.shortNumber) }

    private func subjectToCheck(_ line: String) -> CheckCommand.Subject? {
        guard let check = try? Commands.parse(Words.split(line)) as? CheckCommand else { return nil }
        return try? check.subject(in: book)
    }

    /// Handles the Enter key: takes the step's offer, or without one, goes on as `next` does.
    func advance() async -> ExitStatus {
        await attempt {
            guard let position = try position(), context.summedUpChapter != position.chapter.folder,
                let offer = position.offer
            else { return try await goOn() }
            if case .guess(let guess) = offer {
                await finish(position, after: output.answer(to: guess))
                return .passed
            }
            return await take(offer, at: position)
        }
    }

    private func take(_ offer: Offer, at position: Position) async -> ExitStatus {
        let line = line(of: offer, at: position)
        output.say(StyledText(output.promptText + " ", style: .dim) + StyledText(line, style: .command))
        dialog.isTakingOffer = true
        let status = await run(line: line)
        dialog.isTakingOffer = false
        // A check is offered until it passes. Anything else is offered once, however it ends.
        let isCheck = subjectToCheck(line) != nil
        guard status == .passed || !isCheck else {
            output.blankLine()
            output.say("Enter checks it again, `edit` opens it, `hint` shows a hint, and `next` goes on without it.")
            return status
        }
        dialog.pager?.isBelowOutput = true
        await finish(position)
        dialog.pager?.isBelowOutput = false
        return status
    }

    /// Notes that the current offer was taken, and shows what comes after it.
    /// - Parameter reply: the reply to an answered question, shown first.
    func finish(_ position: Position, after reply: StyledText? = nil) async {
        stores.progress.update { progress in
            guard progress.place?.chapter == position.chapter.folder, progress.place?.step == position.index + 1 else {
                return
            }
            progress.place?.offersTaken = position.offersTaken + 1
        }
        guard let now = try? self.position() else { return output.say(reply ?? StyledText()) }
        let isNewPart = now.index == position.index && now.part > position.part
        if case .guess = position.offer, let next = now.offer, next.followsAGuess {
            await paged {
                if let reply { output.say(reply) }
                guard isNewPart else { return }
                output.blankLine()
                output.show(now.step.parts[now.part].blocks)
            }
            output.blankLine()
            _ = await take(next, at: now)
        } else if isNewPart {
            await show(now.part...now.part, of: now, after: reply)
        } else {
            if let reply { output.say(reply) }
            output.blankLine()
            showWhatIsNext(now)
        }
    }

    /// Goes to the next step. At a chapter's end, sums up the chapter; the call after that opens the next chapter.
    func goOn() async throws -> ExitStatus {
        guard let position = try position() else {
            try await show(currentChapter, step: 0)
            return .passed
        }
        if position.index + 1 < position.lesson.steps.count {
            try await show(position.chapter, step: position.index + 1)
        } else if context.summedUpChapter == position.chapter.folder, let next = book.chapter(after: position.chapter) {
            try await show(next, step: 0)
        } else {
            sumUp(position.chapter)
        }
        return .passed
    }

    private func sumUp(_ chapter: Chapter) {
        let record = stores.progress.current
        output.sumUp(
            chapter.heading,
            tasks: chapter.taskReferences.map {
                ($0.task.number, $0.task.title, record[$0.key].state == .passed)
            },
            next: book.chapter(after: chapter)?.heading)
        context.summedUpChapter = chapter.folder
        if book.chapter(after: chapter) == nil { celebrate() }
    }
}

extension Session {
    fileprivate func celebrate() {
        let record = stores.progress.current
        let records = book.chapters.flatMap(\.taskReferences).map { record[$0.key] }
        guard records.allSatisfy({ $0.state == .passed }) else { return }
        let checks = records.reduce(0) { $0 + $1.attempts }
        output.blankLine()
        if !output.isSpoken {
            output.draw(
                book.chapters.map { chapter in
                    StyledText("  ") + ProgressCommand.dots(chapter.tasks.count, of: chapter.tasks.count)
                        + StyledText("  \(chapter.label)", style: .dim)
                })
            output.blankLine()
        }
        output.say(
            StyledText("All \(records.count) tasks of the book have passed, in \(checks) checks.", style: .good))
        output.say(course.lastWords)
    }
}

extension LessonPosition where Chapter == Grading.Chapter {
    /// The step's tasks, starting with the tasks that are still offered.
    var tasks: [TaskReference] {
        let numbers = step.offers.enumerated().compactMap { index, offer in
            if case .check(let number) = offer { (isTaken: index < offersTaken, number: number) } else { nil }
        }
        return (numbers.filter { !$0.isTaken } + numbers.filter(\.isTaken)).compactMap { task($0.number) }
    }

    func task(_ number: Int) -> TaskReference? {
        chapter.taskReferences.first { $0.task.number == number }
    }
}

extension Session {
    func paged(_ body: () throws -> Void) async rethrows {
        note(try await output.paged(by: dialog.pager, body))
    }

    private func note(_ ending: Pager.Ending) {
        guard case .skipped(let typed) = ending else { return }
        dialog.typedAhead = typed
        dialog.hasSkippedPage = typed.isEmpty
    }
}
