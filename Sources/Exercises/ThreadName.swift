import Foundation
import StarterProject

/// The names by which a recording calls threads.
///
/// A chapter hands its pipelines two schedulers, and the service has a queue of its own, so everything that runs on the clock runs on ``main``,
/// ``background`` or ``service``. The other
/// names are places that the learner's code escaped to: the virtual clock does not step them, so a verdict cannot rest on them.
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

    /// Whether a name is that of a place that the virtual clock does not step.
    public static func isEscaped(_ name: String) -> Bool {
        name == escapedToMain || name == task || name == thread
    }
}

/// What the calling thread is doing: what the player or its virtual clock told it to, or something that escaped to a `Task`, a queue
/// or a thread of its own, which nobody steps.
///
/// It is a mark on the thread, set while the player performs a stimulus and while the clock runs an action. It is no task-local
/// value: those are handed on to every `Task`, and it is just those that must not carry the mark.
enum OnTheClock {
    private static let key = "workbook.on-the-clock"

    /// Runs an action with the calling thread marked by the name of the scheduler that the action belongs to.
    static func run<Result>(as name: String, _ action: () throws -> Result) rethrows -> Result {
        let marks = Thread.current.threadDictionary
        let outer = marks[key]
        marks[key] = name
        defer { marks[key] = outer }
        return try action()
    }

    /// The name of the calling thread, as a recording gives it.
    static var threadName: String {
        if let name = Thread.current.threadDictionary[key] as? String { return name }
        if Thread.isMainThread { return ThreadName.escapedToMain }
        return withUnsafeCurrentTask { $0 != nil } ? ThreadName.task : ThreadName.thread
    }
}
