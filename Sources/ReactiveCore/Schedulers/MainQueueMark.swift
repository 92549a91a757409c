import Dispatch

/// Recognizes the main queue.
///
/// Comparing threads isn't enough: on Linux the main queue can leave the process's first thread.
struct MainQueueMark: Sendable {
    private let key = DispatchSpecificKey<Bool>()

    init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    /// Does nothing, but calling it initializes the global below.
    func register() {}

    /// Whether `queue` is the main queue. `DispatchQueue.main` may be another object each time, so comparing isn't
    /// enough.
    func isOn(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) ?? false }

    var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}

let mainQueueMark = MainQueueMark()
