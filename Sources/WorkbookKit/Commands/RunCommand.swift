import ArgumentParser
import Reading

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
        let isAtPrompt = session.mode == .interactive
        let world = run.world(session.service.current)
        if isAtPrompt { session.output.note(world) }
        let ending = try await session.runInForeground(
            run.program(program, with: world, place: session.place, in: session.book.checkout, on: session.output))
        session.output.complain(about: ending, of: run, isAtPrompt: isAtPrompt)
        return ending.status
    }
}
