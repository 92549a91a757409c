import Terminal

extension ReadingSession {
    /// - Returns: nil before the first chapter is opened, or if the chapter is missing or empty.
    package func position() throws(Complaint) -> LessonPosition? {
        guard let place = stores.progress.current.place,
            let chapter = course.chapters.first(where: { $0.folder == place.chapter }),
            var position = LessonPosition(place, in: chapter, with: try lesson(of: chapter))
        else { return nil }
        position.skip { isDone($0, in: chapter) }
        return position
    }

    /// Whether to skip an offer: its tasks have passed, or it needs an editor and none is set.
    private func isDone(_ offer: Offer, in chapter: ChapterHeading) -> Bool {
        let record = stores.progress.current
        let isPassed = { (task: TaskKey) in record[task].isDone }
        switch offer {
        case .guess: return false
        case .edit(let number): return editor == nil || isPassed(TaskKey(chapter: chapter.folder, task: number))
        case .check(let number): return isPassed(TaskKey(chapter: chapter.folder, task: number))
        case .command(let line): return tasks(checkedBy: line)?.map(\.key).allSatisfy(isPassed) == true
        }
    }

    /// The command line of the reader's editor; nil if none is set.
    package var editor: String? {
        ["VISUAL", "EDITOR"].compactMap { system.environment[$0] }.first { !$0.allSatisfy(\.isWhitespace) }
    }

    /// The tasks that a line such as `check 1.2` checks; nil for another line.
    private func tasks(checkedBy line: String) -> [TaskPage]? {
        guard let words = try? Words.split(line), let word = words.first, (try? Command.named(word)) == .check,
            let subject = words.dropFirst().first
        else { return nil }
        if subject.contains(".") { return course.task(named: subject).map { [$0] } }
        return (try? course.chapters.index(named: subject)).map { course.tasks(course.chapters[$0]) }
    }

    // MARK: - Showing

    /// Opens a page, from 1, and shows it up to the question that the reader hasn't answered yet.
    func open(_ chapter: ChapterHeading, page: Int = 1) async throws {
        let pages = try lesson(of: chapter).steps.count
        guard pages > 0 else { throw Complaint.failure("The lesson of chapter \(chapter.label) isn't written yet.") }
        guard (1...pages).contains(page) else {
            throw Complaint.usage("Chapter \(chapter.label) has no page \(page). Its pages are 1 to \(pages).")
        }
        (summedUpChapter, lastFailed) = (nil, nil)
        stores.progress.update { $0.place = Place(chapter: chapter.folder, step: page) }
        try await showCurrentPage()
    }

    func showCurrentPage() async throws {
        guard let position = try position() else { return try await open(currentChapter) }
        await show(0...position.part, of: position)
    }

    /// - Parameter reply: the reply to an answered question, shown first.
    private func show(_ parts: ClosedRange<Int>, of position: LessonPosition, after reply: StyledText? = nil) async {
        note(await output.show(parts, of: position, after: reply, by: dialog.pager) { showWhatIsNext(position) })
    }

    func showWhatIsNext(_ position: LessonPosition) {
        let footer = StepFooter(position, on: output)
        guard let offer = position.offer else {
            let notes = [StepFooter.next(after: position), background?.status].compactMap(\.self)
            return output.say(footer.ending(dialog.mode == .interactive ? notes : []))
        }
        let line = position.line(of: offer)
        guard dialog.mode == .interactive else { return output.say(footer.offering(line, byEnter: false)) }
        let task: Int?
        switch offer {
        case .guess(let guess): return output.say(footer.asking(guess))
        case .edit(let number), .check(let number): task = number
        case .command: task = tasks(checkedBy: line)?.first { stores.progress.current[$0.key].state != .passed }?.number
        }
        if let task {
            output.say(StepFooter.yourTurn(offer, at: folder.checkout.place(ofTask: task, in: position.chapter)))
        }
        let isBuilding = handsOver && background?.willBuild(folder.wholeWorkbook) == true
        output.say(footer.offering(line) + StyledText(isBuilding ? " · next: read on" : "", style: .dim))
    }

    /// What Enter does at the reader's place: "Enter goes on"; nil if no chapter is open.
    package var whatEnterDoes: String? {
        guard let position = try? position() else { return nil }
        guard let offer = position.offer else { return StepFooter.next(after: position) }
        if case .guess = offer { return "Enter shows the answer to the question" }
        return "Enter: \(position.line(of: offer))"
    }

    // MARK: - Enter

    /// Handles the Enter key: takes the step's offer, or without one, goes on as `next` does.
    package func advance() async -> ExitStatus {
        await attempt {
            if isReplaced { return try await beyond([]) }
            guard let position = try position(), summedUpChapter != position.chapter, let offer = position.offer else {
                try await goOn()
                return .passed
            }
            guard case .guess(let guess) = offer else { return try await take(offer, at: position) }
            try await finish(position, after: output.answer(to: guess))
            return .passed
        }
    }

    private func take(_ offer: Offer, at position: LessonPosition) async throws -> ExitStatus {
        let line = position.line(of: offer)
        if handsOver, !isRead(line), reach == .pages || !isAboutFirstTasks([]) { return try await beyond([]) }
        output.say(StyledText(output.promptText + " ", style: .dim) + StyledText(line, style: .command))
        let status = await takingOffer { await run(line: line) }
        // A check is offered until it passes. Anything else is offered once, however it ends.
        let isCheck = if case .check = offer { true } else { tasks(checkedBy: line) != nil }
        guard status == .passed || !isCheck else {
            output.blankLine()
            output.say("Enter checks it again, `edit` opens it, `hint` shows a hint, and `next` goes on without it.")
            return status
        }
        dialog.pager?.isBelowOutput = true
        try await finish(position)
        dialog.pager?.isBelowOutput = false
        return status
    }

    /// Whether the reading session itself performs a line that a page offers.
    private func isRead(_ line: String) -> Bool {
        let words = Words(begun: line).all
        guard let word = words.first, let command = try? Command.named(word) else { return false }
        return [.next, .back, .list, .open, .tour, .read].contains(command)
            || command == .run && !words.contains("--mine")
    }

    /// Whether a line is a command about tasks of the first chapter. Without words, it's what the page offers.
    package func isAboutFirstTasks(_ words: [String]) -> Bool {
        let position = try? position()
        let offered = position.flatMap { position in position.offer.map(position.line(of:)) }
        return FirstTasks.include(
            words.isEmpty ? offered.map { Words(begun: $0).all } ?? [] : words, of: course.chapters,
            at: try? currentChapter)
    }

    /// Whether a run, or a command that isn't the session's, can be offered without a wait for a build.
    private func isAtHand(_ offer: Offer, at position: LessonPosition) -> Bool {
        guard handsOver else { return true }
        let line = position.line(of: offer)
        let words = Words(begun: line).all.dropFirst()
        guard isRead(line), let run = try? ChapterProgram(Array(words), among: course.chapters, else: position.chapter)
        else { return false }
        return !isStale(folder.product(of: run.chapter))
    }

    /// Notes that the current offer was taken, and shows what comes after it.
    /// - Parameter reply: the reply to an answered question, shown first.
    func finish(_ position: LessonPosition, after reply: StyledText? = nil) async throws {
        stores.progress.update { progress in
            guard progress.place?.chapter == position.chapter.folder, progress.place?.step == position.index + 1 else {
                return
            }
            progress.place?.offersTaken = position.offersTaken + 1
        }
        guard let now = try? self.position() else { return output.say(reply ?? StyledText()) }
        let isNewPart = now.index == position.index && now.part > position.part
        if case .guess = position.offer, let next = now.offer, next.followsAGuess, isAtHand(next, at: now) {
            await paged {
                if let reply { output.say(reply) }
                guard isNewPart else { return }
                output.blankLine()
                output.show(now.step.parts[now.part].blocks)
            }
            output.blankLine()
            _ = try await take(next, at: now)
        } else if isNewPart {
            await show(now.part...now.part, of: now, after: reply)
        } else {
            if let reply { output.say(reply) }
            output.blankLine()
            showWhatIsNext(now)
        }
    }

    /// Goes to the next page. At a chapter's end, sums up the chapter; the call after that opens the next chapter.
    func goOn() async throws {
        guard let position = try position() else { return try await open(currentChapter) }
        let next = course.chapter(after: position.chapter)
        if position.index + 1 < position.lesson.steps.count {
            try await open(position.chapter, page: position.index + 2)
        } else if let next, summedUpChapter == position.chapter {
            try await open(next)
        } else {
            let record = stores.progress.current
            output.sumUp(
                position.chapter,
                tasks: course.tasks(position.chapter).map { ($0.name, $0.title, record[$0.key].state == .passed) },
                next: next)
            summedUpChapter = position.chapter
            if next == nil { celebrate() }
        }
    }

    private func celebrate() {
        let chapters = course.chapters.map { (label: $0.label, tasks: course.tasks($0)) }
        let record = stores.progress.current
        let records = chapters.flatMap(\.tasks).map { record[$0.key] }
        guard records.allSatisfy({ $0.state == .passed }) else { return }
        output.blankLine()
        if !output.isSpoken {
            output.draw(
                chapters.map { chapter in
                    StyledText("  ") + .dots(chapter.tasks.count, of: chapter.tasks.count)
                        + StyledText("  \(chapter.label)", style: .dim)
                })
            output.blankLine()
        }
        let checks = records.reduce(0) { $0 + $1.attempts }
        output.say(
            StyledText("All \(records.count) tasks of the book have passed, in \(checks) checks.", style: .good))
        output.say(course.lastWords)
    }
}

extension StyledText {
    /// `●●○○○`: a dot per task, starting with the passed tasks.
    package static func dots(_ passed: Int, of count: Int) -> StyledText {
        StyledText(String(repeating: "●", count: passed), style: .good)
            + StyledText(String(repeating: "○", count: count - passed), style: .dim)
    }
}
