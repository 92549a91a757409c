import ReactiveCore
import SocialService
import Synchronization

/// A clock that the test advances, on any thread. Actions run there, ordered by time and then by scheduling.
final class TestClock: ServiceClock {
    private struct Withdrawal: Cancellation {
        let action: any Disposable

        func cancel() { action.dispose() }
    }

    private let time = TestScheduler()
    private let advancing = Mutex(())

    var now: Duration { time.now }

    var isIdle: Bool { time.isIdle }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation {
        Withdrawal(action: time.schedule(after: delay, action))
    }

    func advance(by interval: Duration) { advancing.withLock { _ in time.advance(by: interval) } }
}

final class Box<Value: Sendable>: Sendable {
    private let content: Mutex<Value>

    init(_ value: Value) { content = Mutex(value) }

    var value: Value { content.withLock { $0 } }

    func change(_ change: (inout Value) -> Void) { content.withLock { change(&$0) } }
}
