import Foundation
import StarterProject

/// The names of threads in a recording.
///
/// A chapter hands its pipelines two schedulers, and the service has its own queue, so everything on the virtual clock
/// runs on ``main``, ``background`` or ``service``. The other names are for places outside the schedulers: the virtual
/// clock doesn't step them, so a verdict can't rest on them.
public enum ThreadName {
    /// The process's main thread, the only one that may touch the user interface.
    public static let main = "main"

    /// The thread of the background scheduler that a chapter hands to its pipelines; its label too.
    public static let background = "background"

    /// The thread on which the account store and the service call back.
    public static let service = SchedulerClock.label

    /// Work that reached main by itself, through a `Task` or `DispatchQueue.main`, and not through `schedulers.main`.
    public static let escapedToMain = "main, off the clock"

    /// Work that a Swift `Task` took off the main actor.
    public static let task = "a Task"

    /// Work on a shared dispatch queue, or on a thread or queue made by hand.
    public static let thread = "another thread"

    /// Whether a name is that of a place that the virtual clock doesn't step.
    public static func isEscaped(_ name: String) -> Bool {
        name == escapedToMain || name == task || name == thread
    }
}

/// A mark on a thread while the player performs a stimulus or the virtual clock runs an action. Work without the mark
/// left the schedulers for a `Task`, a queue or a thread.
///
/// It isn't a task-local value: every `Task` inherits those, and a `Task` is exactly what must not carry the mark.
enum ThreadMark {
    private static let key = "workbook.scheduler"

    /// Runs an action with the calling thread marked by the name of the action's scheduler.
    static func run<Result>(as name: String, _ action: () throws -> Result) rethrows -> Result {
        let marks = Thread.current.threadDictionary
        let outer = marks[key]
        marks[key] = name
        defer { marks[key] = outer }
        return try action()
    }

    /// The name of the calling thread in a recording.
    static var currentName: String {
        if let name = Thread.current.threadDictionary[key] as? String { return name }
        if Thread.isMainThread { return ThreadName.escapedToMain }
        return withUnsafeCurrentTask { $0 != nil } ? ThreadName.task : ThreadName.thread
    }
}
