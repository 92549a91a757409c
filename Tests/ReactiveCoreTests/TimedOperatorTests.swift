import ReactiveCore
import Testing

@Suite("Operators that deal with time")
struct TimedOperatorTests {
    private func step(_ count: Int) -> Duration { .milliseconds(10 * count) }

    @Test("T32 throttle waits for quiet, forwards a failure at once without what waits, and is canceled by disposal")
    func throttle() {
        let time = TestScheduler()
        let subject = Subject<Int, Boom>()
        let seen = Recorder<Int, Boom>()
        seen.record(subject.signal.throttle(step(3), on: time))
        subject.send(1)
        time.advance(by: step(2))
        subject.send(2)
        time.advance(by: step(3))
        #expect(seen.values == [2])
        subject.send(3)
        subject.fail(Boom())
        time.advance(by: step(10))
        #expect(seen.events == [.next(2), .failed(Boom())])
        #expect(time.isIdle)

        let other = Subject<Int, Boom>()
        let later = Recorder<Int, Boom>()
        let subscription = later.record(other.signal.throttle(step(3), on: time))
        other.send(1)
        subscription.dispose()
        #expect(time.isIdle)
        time.advance(by: step(10))
        #expect(later.events == [])
    }

    @Test("T32 what waits is sent when the source completes, and then the completion")
    func throttleFlush() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        seen.record(subject.signal.throttle(step(3), on: time))
        subject.send(1)
        subject.complete()
        #expect(seen.events == [.next(1), .completed])
        #expect(time.isIdle)
    }

    @Test("T10 throttle: a value that the subscriber sends back in waits its own time")
    func throttleReentrant() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        subject.signal.throttle(step(1), on: time).observe { event in
            seen.note(event)
            if event.value == 1 { subject.send(2) }
        }
        subject.send(1)
        time.advance(by: step(1))
        #expect(seen.values == [1])
        time.advance(by: step(1))
        #expect(seen.values == [1, 2])
    }

    @Test("T35 abcd----e---f-g----| throttled by 3 steps is ------d----e-----g-|")
    func marbles() {
        let time = TestScheduler()
        let subject = Subject<Character, Never>()
        let seen = Log<String>()
        subject.signal.throttle(step(3), on: time).subscribe(
            next: { seen.note("\($0)@\(time.now / self.step(1))") },
            completed: { seen.note("|@\(time.now / self.step(1))") })
        for (column, character) in "abcd----e---f-g----|".enumerated() {
            time.advance(to: step(column))
            switch character {
            case "-": break
            case "|": subject.complete()
            default: subject.send(character)
            }
        }
        #expect(seen.entries == ["d@6.0", "e@11.0", "g@17.0", "|@19.0"])
    }

    @Test("T33 every subscription to a throttled signal has a state of its own; the clock of real time never goes back")
    func statePerSubscription() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let first = Recorder<Int, Never>()
        let second = Recorder<Int, Never>()
        let throttled = subject.signal.throttle(step(3), on: time)
        first.record(throttled)
        subject.send(1)
        time.advance(by: step(2))
        second.record(throttled)
        time.advance(by: step(2))
        subject.send(2)
        time.advance(by: step(4))
        #expect(first.values == [1, 2])
        #expect(second.values == [2])
        let clock = SystemTime()
        var last = clock.now
        for _ in 0..<1_000 {
            #expect(clock.now >= last)
            last = clock.now
        }
    }

    @Test("T34 completion after the due time comes alone; without an end, each value after a pause comes")
    func throttleEnds() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        seen.record(subject.signal.throttle(step(3), on: time))
        subject.send(1)
        time.advance(by: step(3))
        #expect(seen.events == [.next(1)])
        subject.send(2)
        time.advance(by: step(10))
        #expect(seen.events == [.next(1), .next(2)])
        subject.complete()
        #expect(seen.events == [.next(1), .next(2), .completed])
        #expect(time.isIdle)
    }

    @Test("a timer that is due fires before new input of the same instant")
    func tieWithInput() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        seen.record(subject.signal.throttle(step(3), on: time))
        subject.send(1)
        time.advance(to: step(3))
        subject.send(2)
        time.advance(by: step(3))
        #expect(seen.values == [1, 2])
    }

    @Test("timers due at one instant fire in the order in which they were last armed")
    func tieBetweenTimers() {
        let time = TestScheduler()
        let seen = Log<String>()
        let a = Subject<Int, Never>()
        let b = Subject<Int, Never>()
        let c = Subject<Int, Never>()
        a.signal.throttle(step(10), on: time).subscribe(next: { _ in seen.note("throttle a") })
        b.signal.throttle(step(5), on: time).subscribe(next: { _ in seen.note("throttle b") })
        c.signal.delay(step(4), on: time).subscribe(next: { _ in seen.note("delay c") })
        Signal<Int, Boom>.never.timeout(after: step(15), on: time, failure: Boom())
            .subscribe(next: { _ in }, failed: { _ in seen.note("timeout") })
        // All of these are due at 15; b, a and c move or start their timers after the timeout, in this order.
        a.send(0)
        b.send(0)
        time.advance(to: step(4))
        b.send(1)
        time.advance(to: step(5))
        a.send(1)
        time.advance(to: step(10))
        b.send(2)
        time.advance(to: step(11))
        c.send(1)
        time.advance(to: step(14))
        let before = seen.entries.count
        time.advance(to: step(15))
        #expect(Array(seen.entries[before...]) == ["timeout", "throttle a", "throttle b", "delay c"])
    }

    @Test("T36 delay sends later, keeps order and distances, and forwards failures at once")
    func delay() {
        let time = TestScheduler()
        let subject = Subject<Int, Boom>()
        let seen = Log<String>()
        subject.signal.delay(step(3), on: time).subscribe(
            next: { seen.note("\($0)@\(time.now / self.step(1))") },
            failed: { _ in seen.note("#@\(time.now / self.step(1))") })
        subject.send(1)
        subject.send(2)
        time.advance(to: step(1))
        subject.send(3)
        time.advance(to: step(5))
        subject.send(4)
        time.advance(to: step(6))
        subject.fail(Boom())
        time.advance(by: step(10))
        #expect(seen.entries == ["1@3.0", "2@3.0", "3@4.0", "#@6.0"])
        #expect(time.isIdle)
    }

    @Test("T37 what waits when the source has ended arrives, each at its time, and then the completion")
    func delayAfterTheEnd() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let seen = Log<String>()
        subject.signal.delay(step(3), on: time).subscribe(
            next: { seen.note("\($0)@\(time.now / self.step(1))") },
            completed: { seen.note("|@\(time.now / self.step(1))") })
        subject.send(1)
        time.advance(to: step(1))
        subject.send(2)
        time.advance(to: step(2))
        subject.complete()
        time.advance(by: step(10))
        #expect(seen.entries == ["1@3.0", "2@4.0", "|@5.0"])
        #expect(time.isIdle)
    }

    @Test("T36 T37 delayed events are dropped by disposal, a delayed completion too")
    func delayDisposed() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        let subscription = seen.record(subject.signal.delay(step(3), on: time))
        subject.send(1)
        subject.complete()
        time.advance(by: step(2))
        subscription.dispose()
        time.advance(by: step(10))
        #expect(seen.events == [])
        #expect(time.isIdle)
    }

    @Test("T36 timeout is for the whole signal; ended or disposed in time, it lets its timer go")
    func timeout() {
        let time = TestScheduler()
        let subject = Subject<Int, Boom>()
        let seen = Recorder<Int, Boom>()
        seen.record(subject.signal.timeout(after: step(5), on: time, failure: Boom(number: 5)))
        time.advance(by: step(4))
        subject.send(1)
        time.advance(by: step(1))
        subject.send(2)
        #expect(seen.events == [.next(1), .failed(Boom(number: 5))])

        Signal<Int, Boom>.just(1).timeout(after: step(5), on: time, failure: Boom()).observe { _ in }
        Signal<Int, Boom>.never.timeout(after: step(5), on: time, failure: Boom()).observe { _ in Issue.record("late") }
            .dispose()
        #expect(time.isIdle)
    }

    @Test("throttleFirst sends a value and then none for the interval")
    func throttleFirst() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        seen.record(subject.signal.throttleFirst(step(3), on: time))
        for number in 0..<8 {
            subject.send(number)
            time.advance(by: step(1))
        }
        #expect(seen.values == [0, 3, 6])
    }

    @Test("interval counts at multiples of its period until it is disposed; timer sends once")
    func intervalAndTimer() {
        let time = TestScheduler()
        let seen = Recorder<Int, Never>()
        let once = Log<String>()
        seen.record(Signal.interval(every: step(2), on: time).take(first: 3))
        Signal.timer(after: step(3), on: time).subscribe(
            next: { once.note("x@\(time.now / self.step(1))") }, completed: { once.note("|") })
        time.advance(by: step(20))
        #expect(seen.events == [.next(0), .next(1), .next(2), .completed])
        #expect(once.entries == ["x@3.0", "|"])
        #expect(time.isIdle)
    }

    @Test("sample sends the newest value, once")
    func sample() {
        let subject = Subject<Int, Never>()
        let trigger = Subject<Void, Never>()
        let seen = Recorder<Int, Never>()
        seen.record(subject.signal.sample(on: trigger.signal))
        trigger.send(())
        subject.send(1)
        subject.send(2)
        trigger.send(())
        trigger.send(())
        subject.send(3)
        trigger.send(())
        trigger.complete()
        #expect(seen.events == [.next(2), .next(3), .completed])
    }
}
