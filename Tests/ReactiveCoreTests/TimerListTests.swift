import Dispatch
import Testing

@testable import ReactiveCore

@Suite("A clock's timers") struct TimerListTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>) func `the heap's first wake is the least of all`(_ seed: UInt64) {
        var generator = RetryDelayTests.Seeded(state: seed)
        var (heap, array) = (WakeHeap(), [Wake]())
        for sequence in 0..<500 {
            // Few different times, so that many wakes have the same time.
            let instant = Instant(time: .seconds(Int.random(in: 0..<50, using: &generator)), sequence: sequence)
            let wake = Wake(instant: instant, place: sequence % 7)
            switch Int.random(in: 0..<12, using: &generator) {
            case 0..<(sequence / 100 % 2 == 0 ? 7 : 3):
                heap.insert(wake)
                array.append(wake)
            case 10 where !array.isEmpty:
                heap.replaceFirst(with: wake)
                array[0] = wake
            case 11 where sequence % 20 == 0:
                heap.removeAll { $0.place == 3 }
                array.removeAll { $0.place == 3 }
            default:
                if !array.isEmpty { heap.removeFirst() }
                array = Array(array.dropFirst())
            }
            array.sort { $0.instant < $1.instant }
            if heap.first != array.first || heap.wakes.count != array.count {
                Issue.record("\(heap) should begin with \(array.first as Any).")
                break
            }
        }
    }

    private static let schedulers: [any Scheduler] = [TestScheduler(), SerialQueueScheduler(label: "test")]

    @Test(arguments: schedulers) func `a timer that was disposed is freed at once`(_ scheduler: any Scheduler) {
        let ledger = LiveObjects()
        weak var scheduled: (any Disposable)?
        weak var movable: (any MovableTimer)?
        do {
            let token = ledger.token()
            let action = scheduler.schedule(after: .seconds(3_600)) { token.keep() }
            let timer = scheduler.makeTimer { token.keep() }
            for hours in [2, 3, 1] { timer.start(at: scheduler.now + .seconds(hours * 3_600)) }
            (scheduled, movable) = (action, timer)
            #expect(ledger.count == 1)
            action.dispose()
            timer.dispose()
        }
        #expect(scheduled == nil && movable == nil && ledger.count == 0)
    }

    @Test func `10,000 requests that end before their timeout leave no more than a few wakes`() {
        let virtual = VirtualTime()
        for time in [virtual, SystemTime()] as [any TimeSource] {
            let scheduler = SerialQueueScheduler(label: "test", time: time)
            // Waits among those that are disposed.
            let waiting = scheduler.schedule(after: .seconds(7_200)) {}
            for _ in 0..<10_000 {
                Signal<Int, Boom>.just(1).timeout(after: .seconds(3_600), on: scheduler, failure: Boom())
                    .observe { _ in }
            }
            let count = (scheduler.time as? SystemTime)?.timers.count ?? virtual.timers.count
            #expect((1..<20).contains(count))
            waiting.dispose()
        }
        #expect(virtual.isIdle)
    }

    @Test func `a clock that several queues share hands each timer to its own`() {
        let time = SystemTime()
        let seen = Log<String>()
        let done = DispatchGroup()
        for label in ["a", "b"] {
            let queue = DispatchQueue(label: label)
            queue.setSpecific(key: CurrentThread.label, value: label)
            for milliseconds in [3, 1, 2] {
                done.enter()
                time.schedule(after: .milliseconds(milliseconds), on: queue) {
                    seen.note("\(CurrentThread.name) \(milliseconds)")
                    done.leave()
                }
            }
        }
        done.wait()
        #expect(seen.entries.sorted() == ["a 1", "a 2", "a 3", "b 1", "b 2", "b 3"])
    }

    @Test func `timers fire in order, whatever is disposed and moved among them`() {
        let time = TestScheduler()
        let seen = Log<Int>()
        var expected: [Int] = []
        for number in 0..<1_000 {
            let timer = time.makeTimer { seen.note(number) }
            timer.start(at: .seconds(number))
            switch number % 4 {
            case 0: timer.dispose()
            case 1: timer.start(at: .seconds(number + 1_000))
            case 2:
                timer.start(at: .seconds(number + 3_000))
                timer.start(at: .milliseconds(number))
            default: break
            }
        }
        for remainder in [2, 3, 1] { expected += stride(from: remainder, to: 1_000, by: 4) }
        time.advance(by: .seconds(4_000))
        // 2 ms to 998 ms, then 3 s to 999 s, then 1,001 s to 1,997 s.
        #expect(seen.entries == expected)
        #expect(time.isIdle)
    }
}
