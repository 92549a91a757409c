import ReactiveCore
import Synchronization
import Testing

@Suite("Operators that wait for the end")
struct GatheringTests {
    private func events<Value, Failure>(of signal: Signal<Value, Failure>) -> [String] {
        let recording = Recording()
        signal.observe { event in recording.add("\(event)") }
        return recording.all
    }

    @Test("collect sends all values at once, in order, when its source completes")
    func collect() {
        #expect(events(of: Signal<Int, Never>.from([1, 2, 3]).collect()) == ["next([1, 2, 3])", "completed"])
        #expect(events(of: Signal<Int, Never>.empty.collect()) == ["next([])", "completed"])
    }

    @Test("take(last:) sends the newest values, oldest first, when its source completes")
    func takeLast() {
        #expect(events(of: Signal<Int, Never>.from(1...5).take(last: 2)) == ["next(4)", "next(5)", "completed"])
        #expect(events(of: Signal<Int, Never>.from(1...1).take(last: 2)) == ["next(1)", "completed"])
        #expect(events(of: Signal<Int, Never>.from(1...5).take(last: 0)) == ["completed"])
    }
}

/// What was heard, from whatever thread.
private final class Recording: Sendable {
    private let words = Mutex<[String]>([])

    var all: [String] { words.withLock { $0 } }

    func add(_ word: String) { words.withLock { $0.append(word) } }
}
