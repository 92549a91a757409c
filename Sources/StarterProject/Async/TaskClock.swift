import ReactiveCore
import Synchronization

/// A scheduler's time as a clock for `async` code: `try await clock.sleep(for: .milliseconds(500))`.
///
/// In a scripted run and in a check, that's virtual time. A canceled sleep throws a `CancellationError` at once.
public struct TaskClock: Clock {
    /// A time of the scheduler.
    public struct Instant: InstantProtocol {
        let time: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        public func duration(to other: Instant) -> Duration { other.time - time }
        public static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
    }

    private let scheduler: any Scheduler

    /// Makes a clock that shows a scheduler's time.
    public init(on scheduler: any Scheduler) { self.scheduler = scheduler }

    public var now: Instant { Instant(time: scheduler.now) }
    public var minimumResolution: Duration { .zero }

    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleep = PendingSleep()
        let delay = max(.zero, deadline.time - scheduler.now)
        let timer = scheduler.schedule(after: delay) { sleep.end(with: .success(())) }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { sleep.begin($0) }
        } onCancel: {
            timer.dispose()
            sleep.end(with: .failure(CancellationError()))
        }
    }
}

/// A sleep that ends once: its time has come, or its task was canceled, perhaps before it began.
private final class PendingSleep: Sendable {
    private typealias Ending = Result<Void, any Error>

    private struct State: Sendable {
        var waiter: CheckedContinuation<Void, any Error>?
        var ending: Ending?
    }

    private let state = Mutex(State())

    func begin(_ waiter: CheckedContinuation<Void, any Error>) {
        let ending = state.withLock { state in
            if state.ending == nil { state.waiter = waiter }
            return state.ending
        }
        if let ending { waiter.resume(with: ending) }
    }

    func end(with ending: Result<Void, any Error>) {
        let waiter = state.withLock { state in
            if state.ending == nil { state.ending = ending }
            return state.waiter.take()
        }
        waiter?.resume(with: ending)
    }
}
