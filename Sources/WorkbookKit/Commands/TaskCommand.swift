import ArgumentParser
import Judges
import Reading

struct TaskCommand: WorkbookCommand {
    static let command = Command.task

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var task: String?

    func perform(in session: Session) async throws -> ExitStatus {
        let reference = try session.task(named: task)
        let isPassed = session.progress.current[reference.key].state == .passed
        let page = TaskPage(
            name: reference.name, title: reference.task.title, goal: reference.task.goal,
            hasExamples: ExampleTask.find(reference.chapter, reference.task.number) != nil,
            place: session.place(of: reference))
        await session.paged { page.show(on: session.output, isPassed: isPassed) }
        return .passed
    }
}
