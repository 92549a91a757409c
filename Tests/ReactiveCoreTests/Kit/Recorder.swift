import Synchronization

@testable import ReactiveCore

final class Recorder<Value: Sendable, Failure: Error>: Sendable {
    private let recorded = Lock<[Event<Value, Failure>]>([])

    init() {}

    /// Records a signal from now on.
    init(_ signal: Signal<Value, Failure>) { record(signal) }

    var events: [Event<Value, Failure>] { recorded.withLock { $0 } }
    var values: [Value] { events.compactMap(\.value) }

    func note(_ event: Event<Value, Failure>) { recorded.withLock { $0.append(event) } }

    @discardableResult
    func record(_ signal: Signal<Value, Failure>) -> any Disposable { signal.observe { event in self.note(event) } }
}

final class Log<Element: Sendable>: Sendable {
    private let noted = Lock<[Element]>([])

    var entries: [Element] { noted.withLock { $0 } }

    func note(_ element: Element) { noted.withLock { $0.append(element) } }
}

/// Counts the calls of `run(_:)` that begin during another call, on any threads.
final class OverlapCounter: Sendable {
    private let running = Atomic<Int>(0)
    private let overlaps = Atomic<Int>(0)

    var count: Int { overlaps.load(ordering: .relaxed) }

    func run(_ body: () -> Void) {
        if running.add(1, ordering: .acquiringAndReleasing).newValue > 1 { overlaps.add(1, ordering: .relaxed) }
        body()
        running.subtract(1, ordering: .acquiringAndReleasing)
    }
}

struct Boom: Error, Equatable {
    var number = 0
}
