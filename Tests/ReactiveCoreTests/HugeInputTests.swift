import ReactiveCore
import Testing

/// A negative count or interval stops the program with a message: see `MisuseTests`.
@Suite("Huge counts and intervals") struct HugeInputTests {
    typealias Stream = Signal<Int, Boom>

    /// Operators with a huge count, and their output for 1, 2, 3 and a completion.
    static let counts: [(name: String, expected: [Int], build: @Sendable (Stream) -> Stream)] = [
        ("take(first:)", [1, 2, 3], { $0.take(first: .max) }),
        ("take(last:)", [1, 2, 3], { $0.take(last: .max) }),
        ("skip(first:)", [], { $0.skip(first: .max) }),
        ("skip(last:)", [], { $0.skip(last: .max) }),
        ("repeated", [1, 2, 3, 1, 2], { $0.repeated(.max).take(first: 5) }),
        ("retry", [1, 2, 3], { $0.retry(.max) }),
        ("replay", [1, 2, 3], { $0.replay(.max) }),
        ("retry with delays", [1, 2, 3], { $0.retry(.constant(.zero, limit: .max), on: TestScheduler()) }),
        ("collect(count:)", [6], { $0.collect(count: .max).map { $0.reduce(0, +) } }),
        ("flatMap", [1, 2, 3], { $0.flatMap(.atMost(.max)) { .just($0) } }),
    ]

    @Test(arguments: counts) func `a huge count works, and allocates nothing in advance`(
        _ name: String, _ expected: [Int], _ build: @Sendable (Stream) -> Stream
    ) {
        let seen = Recorder<Int, Boom>(build(.from(1...3)))
        #expect(seen.values == expected)
        #expect(seen.events.last == .completed)
    }

    @Test func `a huge capacity or limit works`() async {
        let subject = ReplaySubject<Int, Never>(capacity: .max)
        for number in 1...3 { subject.send(number) }
        subject.complete()
        var values: [Int] = []
        for await number in subject.signal.values(waiting: .max) { values.append(number) }
        #expect(values == [1, 2, 3])
        TestScheduler(limit: .max).advance(by: .seconds(1))
    }

    struct Interval: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let build: @Sendable (Stream, Duration, any Scheduler) -> Stream

        init(_ name: String, _ build: @escaping @Sendable (Stream, Duration, any Scheduler) -> Stream) {
            testDescription = name
            self.build = build
        }
    }

    static let intervals = [
        Interval("throttle") { $0.throttle($1, on: $2) },
        Interval("throttleFirst") { $0.throttleFirst($1, on: $2) },
        Interval("delay") { $0.delay($1, on: $2) },
        Interval("timeout") { $0.timeout(after: $1, on: $2, failure: Boom()) },
        Interval("throttleLatest") { $0.throttleLatest($1, on: $2) },
        Interval("collect(every:)") { $0.collect(every: $1, on: $2).map { $0[0] } },
        Interval("collect(count:orEvery:)") { $0.collect(count: .max, orEvery: $1, on: $2).map { $0[0] } },
        Interval("timeout(betweenValues:)") { $0.timeout(betweenValues: $1, on: $2, failure: Boom()) },
        Interval("retry") { source, interval, scheduler in
            source.concat(.fail(Boom())).retry(.constant(interval, limit: 9), on: scheduler)
        },
        Interval("timer") { source, interval, scheduler in
            source.merge(with: Signal.timer(after: interval, on: scheduler).map { 0 }.promoteFailure())
        },
        Interval("interval") { source, interval, scheduler in
            source.merge(with: Signal.interval(every: interval, on: scheduler).promoteFailure())
        },
    ]

    static let huge: [Duration] = [Duration(attoseconds: .max), .seconds(Int64.max)]

    @Test("a huge interval is never over, and nothing overflows", arguments: intervals)
    func interval(_ operation: Interval) {
        let time = TestScheduler()
        let real = SerialQueueScheduler(label: "test")
        for scheduler in [time, real] as [any Scheduler] {
            for interval in Self.huge + [.seconds(Int64.max / 1_000_000_000), .seconds(1 << 40)] {
                let subject = Subject<Int, Boom>()
                let subscription = operation.build(subject.signal, interval, scheduler).observe { event in
                    #expect(event.value == 1)
                }
                subject.send(1)
                time.advance(by: .seconds(1_000_000))
                subject.send(1)
                subscription.dispose()
            }
        }
        #expect(time.isIdle)
    }

    @Test(arguments: huge) func `a clock accepts the longest durations, again and again`(_ huge: Duration) throws {
        let (virtual, real) = (TestScheduler(), SerialQueueScheduler(label: "test"))
        for scheduler in [virtual, real] as [any Scheduler] {
            let action = scheduler.schedule(after: huge) {}
            let timer = scheduler.makeTimer {}
            timer.start(at: huge)
            action.dispose()
            timer.dispose()
        }
        let ticks = Signal.timer(after: huge, on: virtual).repeated().observe { _ in }
        #expect(throws: RunawayTime.self) { try virtual.run(limit: 100) }
        ticks.dispose()
        for _ in 0..<100 { virtual.advance(by: huge) }
        #expect(virtual.isIdle && virtual.now >= .seconds(Int64.max))
    }

    @Test(arguments: intervals, huge)
    func `where every delay is skipped, huge intervals don't add up to an overflow`(
        _ operation: Interval, _ huge: Duration
    ) {
        let subject = Subject<Int, Boom>()
        let time = KitScheduler(.still)
        let signal = operation.build(subject.signal, huge, time).take(first: 100)
        let seen = Recorder<Int, Boom>(signal)
        for number in 0..<100 { subject.send(number) }
        #expect(seen.events.count <= 101)
    }

    @Test(arguments: intervals.prefix(3))
    func `an interval of zero changes nothing but the scheduler`(_ operation: Interval) {
        let time = TestScheduler()
        let subject = Subject<Int, Boom>()
        let seen = Recorder<Int, Boom>(operation.build(subject.signal, .zero, time))
        for number in 1...3 {
            subject.send(number)
            time.advance(by: .zero)
        }
        subject.complete()
        time.advance(by: .zero)
        #expect(seen.events == [.next(1), .next(2), .next(3), .completed])
    }

    @Test func `a timeout of zero fails when its scheduler gets to it, and not before`() {
        let time = TestScheduler()
        let seen = Recorder<Int, Boom>(Stream.just(1).timeout(after: .zero, on: time, failure: Boom()))
        seen.record(Stream.never.timeout(after: .zero, on: time, failure: Boom()))
        #expect(seen.events == [.next(1), .completed])
        time.advance(by: .zero)
        #expect(seen.events == [.next(1), .completed, .failed(Boom())])
    }
}
