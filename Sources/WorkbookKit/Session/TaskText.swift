import BookText
import Grading
import Reading

extension TaskReference {
    /// What the task asks for, with its name and title.
    var blocks: [MarkdownBlock] {
        [.heading(level: 3, "Task \(name): \(task.title)")] + MarkdownParser.blocks(of: task.goal)
    }
}

extension Session {
    /// Shows what a task asks for, as its lesson does.
    func showTask(_ task: TaskReference) {
        output.show(task.blocks)
    }
}
