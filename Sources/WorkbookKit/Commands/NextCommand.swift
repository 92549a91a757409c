import ArgumentParser
import Reading

struct NextCommand: WorkbookCommand {
    static let command = Command(
        "next",
        summary: "Show the next step of the lesson.",
        details: """
            Enter first runs the command that a step offers. `next` skips that command and always goes on. After the \
            last step of a chapter, it shows a summary, and then opens the next chapter.
            """,
        example: "next"
    )

    func perform(in session: Session) async throws -> ExitStatus {
        try await session.goOn()
    }
}
