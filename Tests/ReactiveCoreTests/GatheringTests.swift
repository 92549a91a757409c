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

    @Test("skip(last:) holds values back until it is known that they are not among the last")
    func skipLast() {
        #expect(events(of: Signal<Int, Never>.from(1...4).skip(last: 2)) == ["next(1)", "next(2)", "completed"])
        #expect(events(of: Signal<Int, Never>.from(1...1).skip(last: 2)) == ["completed"])
        #expect(events(of: Signal<Int, Never>.from(1...2).skip(last: 0)) == ["next(1)", "next(2)", "completed"])
    }

    @Test("skip(until:) opens with the trigger's first value or its completion, and lets the trigger go")
    func skipUntil() {
        let source = Subject<Int, Never>()
        let trigger = Probe()
        let seen = Recorder<Int, Never>()
        seen.record(source.signal.skip(until: trigger.signal.catch { _ in .empty }))
        source.send(1)
        trigger.send(0)
        #expect(trigger.disposals == 1)
        source.send(2)
        #expect(seen.values == [2])
        #expect(
            events(of: Signal<Int, Never>.from(1...2).skip(until: Signal<Int, Never>.empty)) == [
                "next(1)", "next(2)", "completed",
            ])
        #expect(events(of: Signal<Int, Never>.from(1...2).skip(until: Signal<Int, Never>.never)) == ["completed"])
    }
}

/// What was heard, from whatever thread.
private final class Recording: Sendable {
    private let words = Mutex<[String]>([])

    var all: [String] { words.withLock { $0 } }

    func add(_ word: String) { words.withLock { $0.append(word) } }
}
