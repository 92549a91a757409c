import ArgumentParser
import Reading

struct OpenCommand: WorkbookCommand {
    static let command = Command.open

    @Argument(help: "The chapter's number, name or program.", completion: .chapters)
    var chapter: String

    @Argument(help: "The step to show, from 1.")
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
            throw Complaint.usage("Chapter \(chapter.name) has no step \(step). Its steps are 1 to \(steps).")
        }
        try await session.show(chapter, step: step - 1)
        return .passed
    }
}
