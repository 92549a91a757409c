@testable import ReactiveCore

/// The scheduler of the contract kit: virtual time, kept exactly or in an odd way.
struct KitScheduler: Scheduler {
    enum Oddity: CaseIterable, Sendable {
        case none
        /// Actions with a delay run a nanosecond before their time.
        case early
        /// Actions run five seconds after their time.
        case late
        /// Each action runs twice.
        case twice
        /// Due actions run inside the call that schedules them.
        case reentrant
        /// Every second action runs inside the call that schedules it, even before its time.
        case reentrantEarly
        /// Every delay is skipped, and the clock doesn't advance, as with `ImmediateScheduler`.
        case still
        /// From 15 ms on, the clock is an hour ahead.
        case jumpsForward
        /// From 15 ms on, the clock is an hour behind.
        case jumpsBack
    }

    private let time = TestScheduler()
    private let oddity: Oddity
    /// How many actions an odd scheduler accepts, so that no loop is endless.
    private let allowance = Counter(1_000)
    private let calls = Counter(0)

    init(_ oddity: Oddity = .none) { self.oddity = oddity }

    var now: Duration {
        switch oddity {
        case .still: .zero
        case .jumpsForward: time.now < .milliseconds(15) ? time.now : time.now + .seconds(3_600)
        case .jumpsBack: time.now < .milliseconds(15) ? time.now : time.now - .seconds(3_600)
        case .none, .early, .late, .twice, .reentrant, .reentrantEarly: time.now
        }
    }

    private var isAllowed: Bool { oddity == .none || allowance.decrement() >= 0 }

    var isIdle: Bool { time.isIdle }

    func advance(by step: Duration) { time.advance(by: step) }

    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        oddity == .none ? time.schedule(action) : schedule(after: .zero, action)
    }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        guard isAllowed else { return ActionDisposable {} }
        switch oddity {
        case .none, .jumpsForward, .jumpsBack: return time.schedule(after: delay, action)
        case .early: return time.schedule(after: max(.zero, delay - .nanoseconds(1)), action)
        case .late: return time.schedule(after: delay + .seconds(5), action)
        case .twice:
            return time.schedule(after: delay) {
                action()
                action()
            }
        case .reentrant:
            if delay > .zero { return time.schedule(after: delay, action) }
            action()
            return ActionDisposable {}
        case .reentrantEarly:
            if calls.increment() % 2 == 1 { return time.schedule(after: delay, action) }
            action()
            return ActionDisposable {}
        case .still:
            return ImmediateScheduler().schedule(action)
        }
    }

    func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        switch oddity {
        case .none: time.makeTimer(action)
        case .early: EarlyTimer(scheduler: self, timer: time.makeTimer(action))
        case .twice:
            time.makeTimer {
                action()
                action()
            }
        // The protocol's default for a scheduler without timers.
        case .late, .reentrant, .reentrantEarly, .still, .jumpsForward, .jumpsBack:
            Untimed(scheduler: self).makeTimer(action)
        }
    }

    private final class EarlyTimer: MovableTimer {
        private let scheduler: KitScheduler
        private let timer: any MovableTimer

        init(scheduler: KitScheduler, timer: any MovableTimer) {
            self.scheduler = scheduler
            self.timer = timer
        }

        var isDisposed: Bool { timer.isDisposed }
        func start(at deadline: Duration) {
            if scheduler.isAllowed { timer.start(at: deadline - .nanoseconds(1)) }
        }
        func dispose() { timer.dispose() }
    }

    private struct Untimed: Scheduler {
        let scheduler: KitScheduler

        var now: Duration { scheduler.now }

        func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
            scheduler.schedule(after: delay, action)
        }
    }
}
