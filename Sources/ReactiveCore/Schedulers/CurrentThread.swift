import Dispatch

/// Names the thread that the calling code runs on, for traces and messages.
public enum CurrentThread {
    static let label = DispatchSpecificKey<String>()

    /// `main` on the main queue, the queue's label on a ``SerialQueueScheduler``, `another thread` elsewhere.
    public static var name: String {
        if mainQueueMark.isCurrent { return "main" }
        return DispatchQueue.getSpecific(key: label) ?? "another thread"
    }
}
