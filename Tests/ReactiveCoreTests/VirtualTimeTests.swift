import Dispatch
import Foundation
import ReactiveCore
import Testing

@Suite("Virtual time") struct VirtualTimeTests {
    private let time = TestScheduler()

    @Test func `actions run in the order of their times; at one time, in the order in which they were scheduled`() {
        let seen = Log<String>()
        time.schedule(after: .seconds(2)) { seen.note("d") }
        time.schedule(after: .seconds(1)) {
            seen.note("b")
            time.schedule { seen.note("c2") }
            time.schedule(after: .seconds(2)) { seen.note("late") }
        }
        time.schedule(after: .seconds(1)) { seen.note("c") }
        time.schedule { seen.note("a") }
        time.advance(by: .seconds(2))
        #expect(seen.entries == ["a", "b", "c", "c2", "d"])
        #expect(time.now == .seconds(2))
    }

    @Test(arguments: [TestScheduler(), ImmediateScheduler()] as [any Scheduler])
    func `an action may reschedule itself 100,000 times without deepening the stack`(_ scheduler: any Scheduler) throws
    {
        let count = Log<Int>()
        @Sendable func again(_ left: Int) {
            if left > 0 { scheduler.schedule { again(left - 1) } } else { count.note(0) }
        }
        again(100_000)
        try (scheduler as? TestScheduler)?.run(limit: 100_001)
        #expect(count.entries == [0])
    }

    @Test func `running to the end stops at a limit, and says what to do`() {
        let ticks = Signal.interval(every: .seconds(1), on: time).observe { _ in }
        let error = #expect(throws: RunawayTime.self) { try time.run(limit: 10) }
        #expect(error?.limit == 10)
        #expect(error?.now == .seconds(10))
        #expect(error?.description.contains("Dispose what repeats") == true)
        ticks.dispose()
        #expect(time.isIdle)
    }

    @Test func `real queues take turns: background work off the main thread, main work on it`() {
        let seen = Log<String>()
        // Programs advance the clock from a separate thread, while the main queue runs.
        inThreads(1) { _ in
            let time = VirtualTime()
            let schedulers = Schedulers.virtual(time)
            for round in 1...3 {
                schedulers.background.schedule(after: .milliseconds(round)) {
                    dispatchPrecondition(condition: .notOnQueue(.main))
                    seen.note("background \(round)")
                    schedulers.main.schedule {
                        dispatchPrecondition(condition: .onQueue(.main))
                        seen.note("main \(round)")
                    }
                }
            }
            time.advance(by: .seconds(1))
        }
        #expect(seen.entries == (1...3).flatMap { ["background \($0)", "main \($0)"] })
    }

    @Test func `actions may be scheduled from many threads at once`() {
        let seen = Log<Int>()
        inThreads(8) { thread in
            for number in 0..<500 { time.schedule(after: .milliseconds(number)) { seen.note(thread) } }
        }
        time.advance(by: .seconds(1))
        #expect(seen.entries.count == 4000)
    }

    @Test func `the immediate scheduler runs what an action schedules when that action is over`() {
        let scheduler = ImmediateScheduler()
        let seen = Log<Int>()
        scheduler.schedule {
            seen.note(1)
            scheduler.schedule { seen.note(3) }
            scheduler.schedule(after: .seconds(1)) { seen.note(4) }
            seen.note(2)
        }
        seen.note(5)
        #expect(seen.entries == [1, 2, 3, 4, 5])
    }

    @Test func `on a concurrent queue that exists already, actions run one after another, in order`() {
        let queue = DispatchQueue(label: "existing", attributes: .concurrent)
        let key = DispatchSpecificKey<Int>()
        queue.setSpecific(key: key, value: 1)
        let scheduler = SerialQueueScheduler(queue: queue)
        let overlaps = OverlapCounter()
        let seen = Log<Int>()
        let places = Log<String>()
        let done = DispatchSemaphore(value: 0)
        for number in 0..<1_000 { scheduler.schedule { overlaps.run { seen.note(number) } } }
        scheduler.schedule(after: .milliseconds(1)) {
            places.note("\(CurrentThread.name) \(DispatchQueue.getSpecific(key: key) ?? 0)")
            done.signal()
        }
        done.wait()
        #expect(overlaps.count == 0)
        #expect(seen.entries == Array(0..<1_000))
        #expect(places.entries == ["existing 1"] && scheduler.label == "existing")
    }

    @Test func `actions for a serial queue that exists already never run at the same time as its other work`() {
        let queue = DispatchQueue(label: "existing")
        let scheduler = SerialQueueScheduler(queue: queue)
        let overlaps = OverlapCounter()
        for _ in 0..<1_000 {
            scheduler.schedule { overlaps.run {} }
            queue.async { overlaps.run {} }
        }
        scheduler.schedule { queue.async {} }
        queue.sync {}
        #expect(overlaps.count == 0)
    }

    @Test @MainActor func `virtual time steps a scheduler for the main queue on the main thread`() {
        let time = VirtualTime()
        let scheduler = SerialQueueScheduler(queue: .main, time: time)
        let seen = Log<String>()
        scheduler.schedule(after: .seconds(1)) { seen.note(CurrentThread.name) }
        time.advance(by: .seconds(1))
        #expect(seen.entries == ["main"])
    }

    @Test func `a timer on a real queue can be moved and canceled`() {
        let scheduler = SerialQueueScheduler(label: "test")
        let times = Log<Duration>()
        let done = DispatchSemaphore(value: 0)
        // The queue is busy until the timers are canceled and moved, so they can't fire first, even when they're due.
        let busy = DispatchSemaphore(value: 0)
        scheduler.schedule { busy.wait() }
        let start = scheduler.now
        let never = scheduler.makeTimer { Issue.record("It was canceled.") }
        never.start(at: start)
        never.dispose()
        let timer = scheduler.makeTimer {
            times.note(scheduler.now - start)
            done.signal()
        }
        for later in [.zero, .seconds(1000), .milliseconds(5), .milliseconds(20)] as [Duration] {
            timer.start(at: start + later)
        }
        busy.signal()
        done.wait()
        #expect(times.entries.count == 1)
        #expect(times.entries[0] >= .milliseconds(20))
    }

    @Test func `a running timer lives, even if nothing else holds it`() {
        let seen = Log<Int>()
        time.makeTimer { seen.note(1) }.start(at: .seconds(1))
        time.advance(by: .seconds(1))
        #expect(seen.entries == [1])
    }
}
