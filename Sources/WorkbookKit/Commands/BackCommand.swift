import ArgumentParser
import Reading

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
            throw Complaint.failure("This is the first step of the book. `next` goes on.")
        }
        return .passed
    }
}
