import Dispatch

/// Tells whether the calling code runs on the main queue.
///
/// The thread wouldn't do: on Linux the main queue can leave the process's first thread.
struct MainQueueMark: Sendable {
    private let key = DispatchSpecificKey<Bool>()

    init() {
        DispatchQueue.main.setSpecific(key: key, value: true)
    }

    /// Does nothing; being called makes the mark.
    func register() {}

    /// Whether `queue` is the main queue: `DispatchQueue.main` need not be the same object each time.
    func isOn(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) ?? false }

    /// Whether the calling code runs on the main queue.
    var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}

let mainQueueMark = MainQueueMark()
