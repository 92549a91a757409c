import ArgumentParser
import Judges
import Reading

struct TaskCommand: WorkbookCommand {
    static let command = Command.task

    @Argument(help: "The task: a chapter, a dot and a number.", completion: .chaptersAndTasks)
    var task: String?

    func perform(in session: Session) async throws -> ExitStatus {
        let reference = try session.task(named: task)
        let state = session.progress.current[reference.key].state
        await session.paged {
            session.showTask(reference)
            session.output.blankLine()
            switch state {
            case .passed: session.output.say("You have passed it. Your code is in \(session.place(of: reference)).")
            case .attempted, .open:
                session.output.say(
                    """
                    Your code goes to \(session.place(of: reference)). `edit \(reference.name)` opens it, \
                    `check \(reference.name)` checks it, and `hint \(reference.name)` shows a hint.
                    """)
            }
            if ExampleTask.find(reference.chapter, reference.task.number) != nil {
                session.output.say("`examples \(reference.name)` runs examples that you write before the code.")
            }
        }
        return .passed
    }
}
