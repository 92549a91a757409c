import Foundation
import Terminal

/// The commands of reading, with the arguments that they take here.
extension ReadingSession {
    /// - Returns: nil for a command that isn't one of reading, and for arguments that aren't read here.
    package func perform(_ command: Command, _ words: [String]) async throws -> ExitStatus? {
        switch (command, words.count) {
        case (.next, 0): try await goOn()
        case (.back, 0): try await goBack()
        case (.list, _) where words.allSatisfy { $0 == "--json" }: try await list(asJSON: !words.isEmpty)
        case (.open, 1): try await open(words[0])
        case (.open, 2):
            guard let page = Int(words[1]) else { return nil }
            try await open(words[0], page: page)
        case (.tour, 0): try await tour(nil)
        case (.tour, 1):
            guard let number = Int(words[0]) else { return nil }
            try await tour(number)
        case (.read, 0): try await showCurrentPage()
        case (.read, 1): try await read(words[0])
        case (.guess, 0): try await guess(nil)
        case (.guess, 1):
            guard let number = Int(words[0]) else { return nil }
            try await guess(number)
        case (.run, _): return try await run(ofChapter: words)
        case (.task, 1):
            guard let task = course.task(named: words[0]), task.isWhole else { return nil }
            await show(task)
        case (.help, 0): await paged { output.showCommands() }
        case (.help, 1):
            guard let command = Command.all.first(where: { $0.name == words[0] }) else { return nil }
            await paged { output.explain(command) }
        case (.quit, 0): dialog.wantsToLeave = true
        default: return nil
        }
        return .passed
    }

    private func goBack() async throws {
        guard let position = try position() else {
            throw Complaint.failure("No chapter is open yet. `next` opens the first one.")
        }
        if position.index > 0 {
            try await open(position.chapter, page: position.index)
        } else if let before = course.chapter(before: position.chapter) {
            try await open(before, page: max(1, lesson(of: before).steps.count))
        } else {
            throw Complaint.failure("This is the first page of the book. `next` goes on.")
        }
    }

    /// The chapters, with the reader's progress in them.
    private func list(asJSON: Bool) async throws {
        let (position, record) = (try? position(), stores.progress.current)
        let list = ChapterList(
            entries: course.chapters.map { chapter in
                let tasks = course.tasks(chapter)
                return ChapterList.Entry(
                    heading: chapter,
                    place: position?.chapter == chapter ? position.map { ($0.index + 1, $0.lesson.steps.count) } : nil,
                    passed: tasks.count { record[$0.key].state == .passed }, tasks: tasks.count)
            })
        if asJSON { return output.verbatim(try list.json(), forPrograms: true) }
        await paged { list.show(on: output) }
    }

    /// Opens a chapter, or the page that offers a task such as `1.2`.
    private func open(_ word: String, page: Int = 1) async throws {
        stores.progress.update { $0.tour?.place = nil }
        if let task = course.task(named: word) {
            let steps = try lesson(of: task.chapter).steps
            let step = steps.firstIndex { $0.offers.contains(.check(task: task.number)) } ?? 0
            return try await open(task.chapter, page: step + 1)
        }
        try await open(course.chapters[course.chapters.index(named: word)], page: page)
    }

    /// Shows a chapter's whole lesson.
    private func read(_ word: String) async throws {
        let lesson = try lesson(of: course.chapters[course.chapters.index(named: word)])
        await paged { output.show(lesson.steps.flatMap(\.blocks)) }
    }

    /// Takes an answer, from 1, to the question on the screen, or shows the question again.
    private func guess(_ number: Int?) async throws {
        guard let (guess, position) = try position()?.question else {
            throw Complaint.failure("This page asks nothing now. `read` shows it again.")
        }
        guard let number else {
            output.show(guess.blocks)
            return showWhatIsNext(position)
        }
        guard guess.options.indices.contains(number - 1) else { throw Complaint.noAnswer(number, to: guess) }
        stores.progress.update { $0.noteGuess(isRight: number - 1 == guess.answer) }
        guard number - 1 == guess.answer else { return output.sayWrong(guess, number - 1) }
        try await finish(position, after: output.praise(guess))
    }

    /// Runs a chapter's program. Returns nil for the learner's own pipeline if a larger program has to compile that.
    private func run(ofChapter words: [String]) async throws -> ExitStatus? {
        let run = try ChapterProgram(words, among: course.chapters, else: currentChapter)
        if handsOver, run.isOfLearnersPipeline { return nil }
        let product = folder.product(of: run.chapter)
        try await build(product)
        if run.isOfLearnersPipeline { try await build(library) }
        let isAtPrompt = dialog.mode == .interactive
        let world = run.world(stores.service.current)
        if isAtPrompt { output.note(world) }
        let ending = try await runInForeground(
            run.program(product, with: world, place: place, in: folder.checkout, on: output))
        output.complain(about: ending, of: run, isAtPrompt: isAtPrompt)
        return ending.status
    }

    /// The file at a typed path. A relative path begins in the folder in which the reader started the workbook.
    package func place(_ path: String) -> URL {
        URL(filePath: NSString(string: path).expandingTildeInPath, relativeTo: system.startFolder)
    }

    package func show(_ task: TaskPage) async {
        let isPassed = stores.progress.current[task.key].state == .passed
        let place = folder.checkout.place(ofTask: task.number, in: task.chapter)
        await paged { task.show(on: output, isPassed: isPassed, place: place) }
    }
}
