import Dispatch
import ReactiveCore

/// The clock of a scripted run, for the thread that drives it.
struct DrivenClock: Sendable {
    let time: any TimeSource
    /// The same time, which passes without waiting; nil for the machine's time.
    private let virtual: VirtualTime?

    init(isVirtual: Bool) {
        virtual = isVirtual ? VirtualTime() : nil
        time = virtual ?? SystemTime()
    }

    /// The time since the run began.
    var now: Duration { time.now }

    /// Returns at `instant`. In virtual time, everything that was due by then has happened.
    func pass(until instant: Duration) {
        if let virtual { return virtual.advance(to: instant) }
        let arrived = DispatchSemaphore(value: 0)
        time.schedule(after: max(.zero, instant - now), on: .global()) { arrived.signal() }
        arrived.wait()
    }

    /// Runs an action on the main queue, and returns after it. In virtual time, its immediate effects have run, too.
    func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
        guard let virtual else { return DispatchQueue.main.sync { MainActor.assumeIsolated(action) } }
        virtual.schedule(after: .zero, on: .main) { MainActor.assumeIsolated(action) }
        virtual.advance(by: .zero)
    }

    /// Runs what is still scheduled. In virtual time, returns an error if that never ends; otherwise, waits one second
    /// for work in progress.
    func runOut() -> RunawayTime? {
        guard let virtual else {
            pass(until: now + .seconds(1))
            return nil
        }
        do { try virtual.run() } catch { return error }
        return nil
    }
}
