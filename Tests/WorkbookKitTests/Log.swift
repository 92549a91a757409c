import Synchronization

/// A list that any thread may add to.
final class Log<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])

    var all: [Entry] { entries.withLock { $0 } }

    func add(_ entry: Entry) {
        entries.withLock { $0.append(entry) }
    }
}
