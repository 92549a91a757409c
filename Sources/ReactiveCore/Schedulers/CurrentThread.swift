import Dispatch

/// Names the place where the calling code runs, for traces and for messages to people.
public enum CurrentThread {
    static let label = DispatchSpecificKey<String>()

    /// `main` on the main queue, the label of its queue on a ``SerialQueueScheduler``'s, `another thread` anywhere else.
    public static var name: String {
        if mainQueueMark.isCurrent { return "main" }
        return DispatchQueue.getSpecific(key: label) ?? "another thread"
    }
}
