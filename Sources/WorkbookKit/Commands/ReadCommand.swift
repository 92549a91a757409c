import ArgumentParser

struct ReadCommand: WorkbookCommand {
    static let command = Command(
        "read",
        usage: "[CHAPTER]",
        summary: "Show this step again, or the whole lesson of a chapter.",
        details: "Your place in the book stays where it is.",
        example: "read validation",
        completes: .chapters
    )

    @Argument(help: "The chapter to read from its first line to its last.")
    var chapter: String?

    func perform(in session: Session) async throws -> ExitStatus {
        if chapter == nil, try session.position() != nil {
            try session.showCurrentStep()
        } else {
            let chapter = try session.chapter(named: chapter)
            let lesson = try session.lesson(of: chapter)
            session.output.show(lesson.steps.flatMap(\.blocks))
        }
        return .passed
    }
}
