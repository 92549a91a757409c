import Foundation
import Marbles

/// The names of threads in a recording.
///
/// A chapter's pipelines get two schedulers, and a course's service has its own queue, so everything on the virtual
/// clock runs on ``main``, on ``background``, or on that queue. The other names are for work outside the schedulers,
/// which the virtual clock doesn't step.
public enum ThreadName {
    /// The process's main thread, the only thread that may touch the user interface.
    public static let main = "main"

    /// The thread of a chapter's background scheduler, and the scheduler's label.
    public static let background = "background"

    /// The thread of tasks that aren't on the main actor, in exercises whose tasks are stepped.
    public static let pool = SteppedTasks.poolLabel

    /// Work that reached main through a `Task` or `DispatchQueue.main`, not through `schedulers.main`.
    public static let escapedToMain = "main, off the clock"

    /// Work in a `Task` off the main thread.
    public static let task = "a Task"

    /// Work on a shared dispatch queue, or on the learner's own thread or queue.
    public static let thread = "another thread"

    /// Whether a name is for work that the virtual clock doesn't step.
    public static func isEscaped(_ name: String) -> Bool { name == escapedToMain || name == task || name == thread }
}

/// Marks a thread while the player runs a fixture or the virtual clock runs an action. Work on an unmarked thread has
/// left the schedulers for a `Task`, a queue, or a thread.
///
/// The mark isn't a task-local value, because a `Task` would inherit it.
enum ThreadMark {
    private static let key = "workbook.scheduler"

    static func run<Result>(as name: String, _ action: () throws -> Result) rethrows -> Result {
        let marks = Thread.current.threadDictionary
        let outer = marks[key]
        marks[key] = name
        defer { marks[key] = outer }
        return try action()
    }

    static var currentName: String {
        if let name = Thread.current.threadDictionary[key] as? String { return name }
        if Thread.isMainThread { return ThreadName.escapedToMain }
        return withUnsafeCurrentTask { $0 != nil } ? ThreadName.task : ThreadName.thread
    }
}
