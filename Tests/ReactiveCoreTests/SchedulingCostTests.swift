import ReactiveCore
import Synchronization
import Testing

private final class CountingScheduler: Scheduler {
    let time = TestScheduler()
    let actions = Atomic<Int>(0)
    let timers = Atomic<Int>(0)

    var now: Duration { time.now }

    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        actions.add(1, ordering: .relaxed)
        return time.schedule(action)
    }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        actions.add(1, ordering: .relaxed)
        return time.schedule(after: delay, action)
    }

    func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        timers.add(1, ordering: .relaxed)
        return time.makeTimer(action)
    }
}

/// The number of scheduled actions and timers doesn't grow with the number of values.
@Suite("The cost of scheduling") struct SchedulingCostTests {
    @Test func `deliver(on:) schedules one action for a burst of 10,000 values, and one for the next burst`() {
        let scheduler = CountingScheduler()
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>(subject.signal.deliver(on: scheduler))
        for burst in 1...2 {
            for number in 0..<10_000 { subject.send(number) }
            #expect(scheduler.actions.load(ordering: .relaxed) == burst)
            scheduler.time.advance(by: .zero)
            #expect(seen.values.count == burst * 10_000)
        }
        #expect(scheduler.timers.load(ordering: .relaxed) == 0)
    }

    @Test func `throttle moves one timer for 10,000 values, and schedules nothing else`() {
        let scheduler = CountingScheduler()
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>(subject.signal.throttle(.milliseconds(10), on: scheduler))
        for number in 0..<10_000 {
            subject.send(number)
            scheduler.time.advance(by: .milliseconds(1))
        }
        scheduler.time.advance(by: .milliseconds(10))
        #expect(seen.values == [9_999])
        #expect(scheduler.timers.load(ordering: .relaxed) == 1)
        #expect(scheduler.actions.load(ordering: .relaxed) == 0)
    }
}
