import ArgumentParser

struct NextCommand: WorkbookCommand {
    static let command = Command(
        "next",
        summary: "Show the next step of the lesson.",
        details: """
            Enter alone does the same, and first runs the command that a step offers. `next` leaves such a command out: it \
            always goes on. After a chapter's last step it sums the chapter up, and then opens the next chapter.
            """,
        example: "next"
    )

    func perform(in session: Session) async throws -> ExitStatus {
        guard let position = try session.position() else {
            try await session.show(session.currentChapter, step: 0)
            return .passed
        }
        return try await session.goOn(from: position)
    }
}
