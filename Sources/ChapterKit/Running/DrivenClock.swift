import Dispatch
import ReactiveCore

/// The clock of a scripted run, for the thread that drives it.
protocol DrivenClock: Sendable {
    var time: any TimeSource { get }

    /// The time since the run began.
    var now: Duration { get }

    /// Returns at `instant`. In virtual time, everything that was due by then has happened.
    func pass(until instant: Duration)

    /// Runs an action on the main queue, and returns after it. In virtual time, its immediate effects have run, too.
    func perform(_ action: @escaping @Sendable () -> Void)

    /// Runs what is still scheduled. In virtual time, returns an error if that never ends.
    func runOut() -> RunawayTime?
}

/// Virtual time, which passes without waiting.
struct SteppedClock: DrivenClock {
    private let virtual = VirtualTime()

    var time: any TimeSource { virtual }
    var now: Duration { virtual.now }

    func pass(until instant: Duration) { virtual.advance(to: instant) }

    func perform(_ action: @escaping @Sendable () -> Void) {
        virtual.schedule(after: .zero, on: .main, action)
        virtual.advance(by: .zero)
    }

    func runOut() -> RunawayTime? {
        do { try virtual.run() } catch { return error }
        return nil
    }
}

struct WallClock: DrivenClock {
    let time: any TimeSource = SystemTime()

    var now: Duration { time.now }

    func pass(until instant: Duration) {
        let arrived = DispatchSemaphore(value: 0)
        time.schedule(after: max(.zero, instant - now), on: .global()) { arrived.signal() }
        arrived.wait()
    }

    func perform(_ action: @escaping @Sendable () -> Void) { DispatchQueue.main.sync(execute: action) }

    /// Waits one second for work in progress. Always returns nil.
    func runOut() -> RunawayTime? {
        pass(until: now + .seconds(1))
        return nil
    }
}
