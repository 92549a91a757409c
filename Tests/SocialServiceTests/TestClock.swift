import SocialService
import Synchronization

/// A clock that the test advances. Actions run on the thread that advances it, ordered by time and then by scheduling.
final class TestClock: ServiceClock {
    private struct Timer {
        let due: Duration
        let number: Int
        let action: @Sendable () -> Void
    }

    private struct State {
        var now = Duration.zero
        var timers: [Timer] = []
        var scheduled = 0
    }

    private struct Withdrawal: Cancellation {
        let clock: TestClock
        let number: Int

        func cancel() { clock.state.withLock { $0.timers.removeAll { $0.number == number } } }
    }

    private let state = Mutex(State())

    var now: Duration { state.withLock(\.now) }

    var waiting: Int { state.withLock(\.timers.count) }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation {
        let number = state.withLock { state in
            state.scheduled += 1
            state.timers.append(Timer(due: state.now + delay, number: state.scheduled, action: action))
            return state.scheduled
        }
        return Withdrawal(clock: self, number: number)
    }

    func advance(by interval: Duration) {
        let end = now + interval
        while let timer = next(until: end) { timer.action() }
        state.withLock { $0.now = end }
    }

    private func next(until end: Duration) -> Timer? {
        state.withLock { state in
            let due = state.timers.indices.filter { state.timers[$0].due <= end }
            guard let first = due.min(by: { (state.timers[$0].due, $0) < (state.timers[$1].due, $1) }) else {
                return nil
            }
            let timer = state.timers.remove(at: first)
            state.now = max(state.now, timer.due)
            return timer
        }
    }
}

final class Box<Value: Sendable>: Sendable {
    private let content: Mutex<Value>

    init(_ value: Value) { content = Mutex(value) }

    var value: Value { content.withLock { $0 } }

    func change(_ change: (inout Value) -> Void) { content.withLock { change(&$0) } }
}
