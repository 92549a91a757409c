import Dispatch
import ReactiveCore

/// The time of a scripted run, as the thread that drives it sees it.
protocol DrivenClock: Sendable {
    /// What the schedulers and the service of the run live by.
    var time: any TimeSource { get }

    /// The time since the run began.
    var now: Duration { get }

    /// Returns when it is `instant`, and what was due by then has happened.
    func pass(until instant: Duration)

    /// Runs an action on the main queue, now, and returns when it and what it caused at once have run.
    func perform(_ action: @escaping @Sendable () -> Void)

    /// Lets everything that is still scheduled happen; tells if that comes to no end.
    func runOut() -> RunawayTime?
}

/// Virtual time: it passes at once.
struct SteppedClock: DrivenClock {
    private let virtual = VirtualTime()

    var time: any TimeSource { virtual }
    var now: Duration { virtual.now }

    func pass(until instant: Duration) {
        virtual.advance(to: instant)
    }

    func perform(_ action: @escaping @Sendable () -> Void) {
        virtual.schedule(after: .zero, on: .main, action)
        virtual.advance(by: .zero)
    }

    func runOut() -> RunawayTime? {
        do { try virtual.run() } catch { return error }
        return nil
    }
}

/// The wall clock: it passes as it does.
struct WallClock: DrivenClock {
    let time: any TimeSource = SystemTime()

    var now: Duration { time.now }

    func pass(until instant: Duration) {
        let arrived = DispatchSemaphore(value: 0)
        time.schedule(after: max(.zero, instant - now), on: .global()) { arrived.signal() }
        arrived.wait()
    }

    func perform(_ action: @escaping @Sendable () -> Void) {
        DispatchQueue.main.sync(execute: action)
    }

    /// A second, for what is still under way.
    func runOut() -> RunawayTime? {
        pass(until: now + .seconds(1))
        return nil
    }
}
