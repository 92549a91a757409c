import ArgumentParser
import Reading

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
