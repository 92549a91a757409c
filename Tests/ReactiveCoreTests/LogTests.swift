import ReactiveCore
import Testing

@Suite("Logs and hooks", .serialized) struct LogTests {
    @Test("a log names the subscription, each event, the disposal and the thread")
    @MainActor func log() {
        let log = Log<String>()
        let numbers = Signal<Int, Boom>.from([1, 2]).log("numbers", to: log.note)
        numbers.observe { _ in }
        #expect(
            log.entries == [
                "numbers: subscribed (main)", "numbers: next 1 (main)", "numbers: next 2 (main)",
                "numbers: completed (main)",
            ])
        numbers.take(first: 1).observe { _ in }
        Signal<Int, Boom>.fail(Boom(number: 7)).log("none", to: log.note).observe { _ in }
        #expect(
            log.entries.dropFirst(4) == [
                "numbers: subscribed (main)", "numbers: next 1 (main)", "numbers: disposed (main)",
                "none: subscribed (main)", "none: failed Boom(number: 7) (main)",
            ])
    }

    @Test func `a line names the queue on which it happened`() {
        let log = Log<String>()
        let time = VirtualTime()
        let background = SerialQueueScheduler(label: "background", time: time)
        Signal<Int, Never>.just(1).deliver(on: background).log("one", to: log.note).observe { _ in }
        time.advance(by: .zero)
        #expect(log.entries.dropFirst() == ["one: next 1 (background)", "one: completed (background)"])
    }

    @Test func `SignalLog.write gets the lines of every log without its own closure, and nil turns those off`() {
        let old = SignalLog.write
        defer { SignalLog.write = old }
        let all = Log<String>()
        let own = Log<String>()
        SignalLog.write = all.note
        let signal = Signal<Int, Never>.just(1).log("one")
        signal.observe { _ in }
        #expect(all.entries.count == 3)
        SignalLog.write = nil
        signal.observe { _ in }
        #expect(all.entries.count == 3)
        signal.log("two", to: own.note).observe { _ in }
        #expect(own.entries.count == 3)
        #expect(all.entries.count == 3)
    }

    @Test func `a log that is off doesn't describe the values`() {
        struct Value: CustomStringConvertible {
            let described: Log<Int>
            var description: String {
                described.note(1)
                return "a value"
            }
        }
        let old = SignalLog.write
        defer { SignalLog.write = old }
        SignalLog.write = nil
        let described = Log<Int>()
        Signal<Value, Never>.just(Value(described: described)).log("value").observe { _ in }
        #expect(described.entries.isEmpty)
    }

    @Test func `an ending that doEnded's action disposes isn't passed on, and the action runs once`() {
        let runs = Log<Int>()
        let seen = Recorder<Int, Never>()
        let serial = SerialDisposable()
        let subject = Subject<Int, Never>()
        serial.replace(
            with: seen.record(
                subject.signal.doEnded {
                    runs.note(1)
                    serial.dispose()
                }))
        subject.complete()
        #expect(seen.events == [])
        #expect(runs.entries == [1])
    }
}
