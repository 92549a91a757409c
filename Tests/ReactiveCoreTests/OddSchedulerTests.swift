import Testing

@testable import ReactiveCore

@Suite("Every operator on odd schedulers") struct OddSchedulerTests {
    @Test(
        "no value is lost, sent twice or out of order, and it ends once", arguments: allOperators,
        KitScheduler.Oddity.allCases)
    func operators(_ operation: OperatorCase, _ oddity: KitScheduler.Oddity) {
        let bench = Bench(operation, oddity)
        let (kit, seen) = (bench.kit, bench.seen)
        for number in 1...6 {
            for (place, probe) in bench.probes.enumerated() { probe.send(number * 10 + place) }
            kit.time.advance(by: .milliseconds(7))
        }
        for probe in bench.probes { probe.complete() }
        kit.time.advance(by: .seconds(7_200))
        let numbers = bench.numbers.filter { $0 > 0 }
        let ending = bench.endings.first
        #expect(seen.events.dropLast().allSatisfy { !$0.isTerminal })
        if operation.completes { #expect(ending != nil) }
        #expect(numbers == Array(Set(numbers)).sorted())
        switch (operation.values, ending) {
        // If delays are skipped, a timeout comes at once.
        case (_, .failed): #expect(oddity == .still)
        case (.all, _): #expect(numbers.count == 6 * operation.sources)
        case (.some, _): #expect(numbers.last.map { $0 / 10 } ?? 0 >= 5)
        case (.none, _): #expect(numbers.isEmpty)
        case (.open, _), (.made, _): break
        }
        #expect(bench.subscription.isDisposed == (ending != nil))
        bench.subscription.dispose()
        #expect(bench.isCleanedUp && kit.time.isIdle)
    }

    @Test(arguments: creations, KitScheduler.Oddity.allCases)
    func `a creation sends its values once and in order`(_ creation: OperatorCase, _ oddity: KitScheduler.Oddity) {
        let exact = Recorder<Item, Boom>()
        let odd = Recorder<Item, Boom>()
        for (seen, oddity) in [(exact, .none), (odd, oddity)] {
            let kit = OperatorCase.Surroundings(oddity)
            seen.record(creation.build([], kit).take(first: 3))
            kit.time.advance(by: .seconds(7_200))
            #expect(kit.time.isIdle)
        }
        #expect(exact.events == odd.events)
    }

    @Test("interval counts once per period", arguments: [KitScheduler.Oddity.none, .early, .late, .twice, .reentrant])
    func interval(_ oddity: KitScheduler.Oddity) {
        let time = KitScheduler(oddity)
        let seen = Recorder<Int, Never>()
        let subscription = seen.record(.interval(every: .seconds(10), on: time))
        time.advance(by: .seconds(36))
        #expect(seen.values == [0, 1, 2])
        subscription.dispose()
        #expect(time.isIdle)
    }

    @Test("after a clock has jumped, interval sends one value for all that it missed, and goes on once per period")
    func intervalAfterJump() {
        for (oddity, expected) in [(KitScheduler.Oddity.jumpsForward, 8), (.jumpsBack, 7)] {
            let time = KitScheduler(oddity)
            let seen = Recorder<Int, Never>()
            let subscription = seen.record(.interval(every: .milliseconds(5), on: time))
            time.advance(by: .milliseconds(42))
            #expect(seen.values == Array(0..<expected))
            subscription.dispose()
            #expect(time.isIdle)
        }
    }

    @Test func `a subscriber that takes longer than the period of interval gets one value for all that it missed`() {
        let (time, late) = (TestScheduler(), LockedValue(Duration.zero))
        let seen = Log<Duration>()
        let clock = SlowClock(time: time, late: late)
        let subscription = Signal.interval(every: .seconds(20), on: clock).observe { event in
            seen.note(time.now + late.value)
            // The subscriber takes 200 seconds, in which the clock moves on.
            if event == .next(2) { late.replace(with: .seconds(200)) }
        }
        time.advance(by: .seconds(110))
        #expect(seen.entries == [20, 40, 60, 260, 280, 300].map { Duration.seconds($0) })
        subscription.dispose()
    }

    /// A clock that moves on by itself.
    private struct SlowClock: Scheduler {
        let time: TestScheduler
        let late: LockedValue<Duration>

        var now: Duration { time.now + late.value }

        func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
            time.schedule(after: delay, action)
        }
    }

    @Test("throttle sends what is followed by quiet, without a completion", arguments: KitScheduler.Oddity.allCases)
    func throttle(_ oddity: KitScheduler.Oddity) {
        let time = KitScheduler(oddity)
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        let subscription = seen.record(subject.signal.throttle(.milliseconds(10), on: time))
        for number in 1...3 {
            subject.send(number)
            time.advance(by: .seconds(10))
        }
        #expect(seen.values == [1, 2, 3])
        subscription.dispose()
        #expect(time.isIdle)
    }

    @Test("if the scheduler skips delays, delay sends immediately and in order, including re-entrant values")
    func delay() {
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        subject.signal.delay(.seconds(1), on: KitScheduler(.still)).observe { event in
            seen.note(event)
            if let number = event.value, number < 3 { subject.send(number + 1) }
        }
        subject.send(1)
        #expect(seen.values == [1, 2, 3])
        subject.complete()
        #expect(seen.events.last == .completed)
    }

    /// Operators with an interval of 20 ms, and their values after 80 ms if the values 1 to 4 come 10 ms apart.
    private static let waiting: [([Int], @Sendable (Signal<Int, Never>, KitScheduler) -> Signal<Int, Never>)] = [
        ([4], { $0.throttle(.milliseconds(20), on: $1) }),
        ([1, 3], { $0.throttleFirst(.milliseconds(20), on: $1) }),
        ([1, 2, 3, 4], { $0.delay(.milliseconds(20), on: $1) }),
    ]

    @Test(arguments: waiting) func `a clock that is set back by an hour holds nothing up for an hour`(
        _ expected: [Int], _ build: @Sendable (Signal<Int, Never>, KitScheduler) -> Signal<Int, Never>
    ) {
        let time = KitScheduler(.jumpsBack)
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        let subscription = seen.record(build(subject.signal, time))
        for number in 1...4 {
            subject.send(number)
            time.advance(by: .milliseconds(10))
        }
        time.advance(by: .milliseconds(40))
        #expect(seen.values == expected)
        subscription.dispose()
        #expect(time.isIdle)
    }
}
