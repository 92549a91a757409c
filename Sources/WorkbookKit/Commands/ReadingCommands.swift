import ArgumentParser
import Reading

struct NextCommand: WorkbookCommand {
    static let command = Command.next

    func perform(in session: Session) async throws -> ExitStatus { try await session.goOn() }
}

struct BackCommand: WorkbookCommand {
    static let command = Command.back

    func perform(in session: Session) async throws -> ExitStatus {
        guard let position = try session.position() else {
            throw Complaint.failure("No chapter is open yet. `next` opens the first one.")
        }
        if position.index > 0 {
            try await session.show(position.chapter, step: position.index - 1)
        } else if let before = session.book.chapter(before: position.chapter) {
            try await session.show(before, step: max(0, session.lesson(of: before).steps.count - 1))
        } else {
            throw Complaint.failure("This is the first page of the book. `next` goes on.")
        }
        return .passed
    }
}

struct ListCommand: WorkbookCommand {
    static let command = Command.list

    @Flag(help: "Print JSON.")
    var json = false

    func perform(in session: Session) async throws -> ExitStatus {
        let list = Overview(session).list
        if json {
            session.output.verbatim(try list.json(), forPrograms: true)
        } else {
            await session.paged { list.show(on: session.output) }
        }
        return .passed
    }
}

struct OpenCommand: WorkbookCommand {
    static let command = Command.open

    @Argument(help: "The chapter's number, name or program.", completion: .chapters)
    var chapter: String

    @Argument(help: "The page to show, from 1.")
    var step: Int = 1

    func perform(in session: Session) async throws -> ExitStatus {
        if chapter.contains("."), let task = try? session.book.task(named: chapter) {
            let steps = try session.lesson(of: task.chapter).steps
            try await session.show(
                task.chapter, step: steps.firstIndex { $0.offers.contains(.check(task: task.task.number)) } ?? 0)
            return .passed
        }
        let chapter = try session.book.chapter(named: chapter)
        let steps = try session.lesson(of: chapter).steps.count
        guard (1...max(1, steps)).contains(step) else {
            throw Complaint.usage("Chapter \(chapter.label) has no page \(step). Its pages are 1 to \(steps).")
        }
        try await session.show(chapter, step: step - 1)
        return .passed
    }
}

struct ReadCommand: WorkbookCommand {
    static let command = Command.read

    @Argument(help: "The chapter whose whole lesson to show.", completion: .chapters)
    var chapter: String?

    func perform(in session: Session) async throws -> ExitStatus {
        if let chapter {
            let lesson = try session.lesson(of: session.book.chapter(named: chapter))
            await session.paged { session.output.show(lesson.steps.flatMap(\.blocks)) }
        } else if try session.position() != nil {
            try await session.showCurrentStep()
        } else {
            try await session.show(session.currentChapter, step: 0)
        }
        return .passed
    }
}

struct GuessCommand: WorkbookCommand {
    static let command = Command.guess

    @Argument(help: "The number of your answer.")
    var number: Int?

    func perform(in session: Session) async throws -> ExitStatus {
        guard let (guess, position) = try session.position()?.question else {
            throw Complaint.failure("This page asks nothing now. `read` shows it again.")
        }
        guard let number else {
            session.output.show(guess.blocks)
            session.showWhatIsNext(position)
            return .passed
        }
        guard guess.options.indices.contains(number - 1) else {
            throw Complaint.noAnswer(number, to: guess)
        }
        session.stores.progress.update { $0.noteGuess(isRight: number - 1 == guess.answer) }
        if number - 1 == guess.answer {
            await session.finish(position, after: session.output.praise(guess))
        } else {
            session.output.sayWrong(guess, number - 1)
        }
        return .passed
    }
}

struct RunCommand: WorkbookCommand {
    static let command = Command.run

    @Argument(
        parsing: .captureForPassthrough, help: "The chapter, then the options of its program.", completion: .chapters)
    var words: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        let chapters = session.book.chapters.map(\.heading)
        let run = try ChapterProgram(words, among: chapters, else: session.currentChapter.heading)
        let program = session.buildFolder.product(of: run.chapter)
        try await session.build(program)
        // The learner's own pipeline is compiled against the library.
        if run.isOfLearnersPipeline { try await session.buildRuntime() }
        let isAtPrompt = session.dialog.mode == .interactive
        let world = run.world(session.stores.service.current)
        if isAtPrompt { session.output.note(world) }
        let ending = try await session.runInForeground(
            run.program(program, with: world, place: session.place, in: session.book.checkout, on: session.output))
        session.output.complain(about: ending, of: run, isAtPrompt: isAtPrompt)
        return ending.status
    }
}
