import Grading
import TerminalUI

/// Reading the book step by step.
extension Session {
    /// The reader's place in the current book, whose lessons may have fewer steps than before.
    struct Position {
        var chapter: Chapter
        var lesson: Lesson
        /// From 0.
        var index: Int
        var offersTaken: Int

        var step: LessonStep { lesson.steps[index] }
        /// The command that Enter runs before it goes on.
        var offer: String? { step.offers.dropFirst(offersTaken).first }
    }

    /// - Returns: nil before the first chapter is opened, or if the chapter is missing or empty.
    func position() throws -> Position? {
        guard let place = progress.current.place,
            let chapter = book.chapters.first(where: { $0.folder == place.chapter })
        else { return nil }
        let lesson = try lesson(of: chapter)
        guard !lesson.steps.isEmpty else { return nil }
        let index = min(max(place.step - 1, 0), lesson.steps.count - 1)
        return Position(
            chapter: chapter, lesson: lesson, index: index, offersTaken: place.step - 1 == index ? place.offersTaken : 0
        )
    }

    /// Goes to a step, remembers it, and shows it.
    /// - Parameter step: from 0.
    func show(_ chapter: Chapter, step: Int) async throws {
        let lesson = try lesson(of: chapter)
        guard !lesson.steps.isEmpty else {
            throw Complaint.failure("The lesson of chapter \(chapter.name) isn't written yet.")
        }
        progress.update { $0.place = Place(chapter: chapter.folder, step: step + 1) }
        try await showCurrentStep()
    }

    func showCurrentStep() async throws {
        guard let position = try position() else { return }
        await paged {
            output.blankLine()
            output.show(position.step.blocks)
            output.blankLine()
            showWhatIsNext(position)
        }
    }

    /// Shows the lines under a step: where the reader is, and what Enter does.
    func showWhatIsNext(_ position: Position) {
        let number = "\(position.chapter.shortNumber) \(position.chapter.name)"
        let steps = "step \(position.index + 1) of \(position.lesson.steps.count)"
        var line = StyledText("\(number) · \(steps) · ", style: .dim)
        guard mode == .interactive else {
            if let offer = position.offer { line.append(offer, style: .command) }
            return output.say(position.offer == nil ? StyledText("\(number) · \(steps)", style: .dim) : line)
        }
        if let offer = position.offer {
            if let subject = subjectToCheck(offer) {
                let record = progress.current
                let task =
                    subject.task.map { TaskReference(chapter: subject.chapter, task: $0) }
                    ?? subject.chapter.taskReferences.first { record[$0.key].state != .passed }
                let line = task.flatMap(book.line(of:)).map { ", line \($0)" } ?? ""
                output.say("Your turn: edit `\(subject.chapter.exercisePath)`\(line), and save it. (`edit` opens it.)")
                output.say("Then come back here and press Enter.")
            }
            line.append("Enter: ", style: .dim)
            line.append(offer, style: .command)
        } else {
            line.append(nextAfter(position), style: .dim)
        }
        output.say(line)
    }

    private func nextAfter(_ position: Position) -> String {
        if position.index + 1 < position.lesson.steps.count { return "Enter goes on" }
        return "end of the chapter, Enter shows a summary"
    }

    /// What an offered line checks, if it checks something.
    private func subjectToCheck(_ line: String) -> CheckCommand.Subject? {
        guard let check = try? Commands.parse(Words.split(line)) as? CheckCommand else { return nil }
        return try? check.subject(in: book)
    }

    /// The Enter key: runs what the step offers, then goes on to the next step, then sums up the chapter.
    func advance() async -> ExitStatus {
        await attempt {
            guard let position = try position(), let offer = position.offer else { return try await goOn() }
            return await take(offer, at: position)
        }
    }

    private func take(_ offer: String, at position: Position) async -> ExitStatus {
        output.say(StyledText("workbook> ", style: .dim) + StyledText(offer, style: .command))
        let status = await run(line: offer)
        // A check is offered until it passes. Anything else is offered once, however it ends.
        let isCheck = subjectToCheck(offer) != nil
        if status == .passed || !isCheck {
            progress.update { progress in
                guard progress.place?.chapter == position.chapter.folder, progress.place?.step == position.index + 1
                else { return }
                progress.place?.offersTaken = position.offersTaken + 1
            }
        }
        output.blankLine()
        if isCheck, status != .passed {
            output.say("Enter checks it again, `hint` shows a hint, and `next` goes on without it.")
        } else if let now = try? self.position() {
            showWhatIsNext(now)
        }
        return status
    }

    /// Goes to the next step. At the end of a chapter, first shows a summary, then opens the next chapter.
    func goOn() async throws -> ExitStatus {
        guard let position = try position() else {
            try await show(currentChapter, step: 0)
            return .passed
        }
        if position.index + 1 < position.lesson.steps.count {
            try await show(position.chapter, step: position.index + 1)
        } else if hasSummedUp == position.chapter.folder, let next = book.chapter(after: position.chapter) {
            try await show(next, step: 0)
        } else {
            sumUp(position.chapter)
        }
        return .passed
    }

    /// Shows the headings of the lesson, except its title and the step that sets the tasks.
    private func showWhatWasLearned(in chapter: Chapter) {
        guard let lesson = try? lesson(of: chapter) else { return }
        let headings = lesson.steps
            .filter { step in step.title != lesson.title && !step.offers.contains { subjectToCheck($0) != nil } }
            .map(\.title)
        guard !headings.isEmpty else { return }
        output.blankLine()
        output.say("You learned about")
        output.show([.list(first: nil, items: headings.map { [.paragraph($0)] })])
        output.blankLine()
    }

    private func sumUp(_ chapter: Chapter) {
        let record = progress.current
        let open = chapter.taskReferences.filter { record[$0.key].state != .passed }
        output.blankLine()
        output.say(StyledText("End of chapter \(chapter.shortNumber), \(chapter.name)", style: .heading))
        showWhatWasLearned(in: chapter)
        for task in chapter.taskReferences {
            let isPassed = record[task.key].state == .passed
            output.say(
                StyledText(isPassed ? "✓ " : "· ", style: isPassed ? .good : .dim)
                    + StyledText("\(task.name)  \(task.task.title)"), indent: 2)
        }
        output.blankLine()
        if open.isEmpty {
            output.say("You have passed all of its tasks.")
        } else {
            let names = open.map { "`\($0.name)`" }.joined(separator: ", ")
            output.say("Still open: \(names). Try `check \(open[0].name)`.")
        }
        if let next = book.chapter(after: chapter) {
            hasSummedUp = chapter.folder
            output.say("Next is chapter \(next.shortNumber), \(next.name). Press Enter to open it.")
        } else {
            output.say(
                """
                This is the last chapter. `progress` shows your work, and `run \(chapter.product) --mine` runs your \
                own code.
                """)
        }
    }
}
