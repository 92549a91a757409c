@testable import ReactiveCore

/// Records what arrives, from any thread.
final class Recorder<Value: Sendable, Failure: Error>: Sendable {
    private let recorded = Lock<[Event<Value, Failure>]>([])

    var events: [Event<Value, Failure>] { recorded.withLock { $0 } }
    var values: [Value] { events.compactMap(\.value) }

    func note(_ event: Event<Value, Failure>) {
        recorded.withLock { $0.append(event) }
    }

    @discardableResult
    func record(_ signal: Signal<Value, Failure>) -> any Disposable {
        signal.observe { event in self.note(event) }
    }
}

/// A list that any thread may append to.
final class Log<Element: Sendable>: Sendable {
    private let noted = Lock<[Element]>([])

    var entries: [Element] { noted.withLock { $0 } }

    func note(_ element: Element) { noted.withLock { $0.append(element) } }
}

struct Boom: Error, Equatable {
    var number = 0
}
