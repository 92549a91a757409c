import Dispatch
import Foundation

/// The thread that asks, by a name that a reader of a trace knows.
enum CurrentThread {
    /// `main` on the main thread, the label of the queue on a scheduler's, `a thread` elsewhere.
    static var name: String {
        if Thread.isMainThread { return "main" }
        let label = String(cString: __dispatch_queue_get_label(nil))
        return label.isEmpty ? "a thread" : label
    }
}
