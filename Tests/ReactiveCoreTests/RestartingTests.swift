import Dispatch
import Marbles
import ReactiveCore
import Synchronization
import Testing

@Suite("retry with delays, retry(when:) and repeated(when:)")
struct RestartingTests {
    /// The same numbers each time.
    struct Seeded: RandomNumberGenerator, Sendable {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    // MARK: retry with delays

    @Test("retry waits the same time before each retry, and passes on the failure that's too many")
    func constant() {
        validate {
            cold("-a-#'x'")
            $0.inputs[0].retry(.constant($0.steps(2), limit: 2), on: $0.scheduler)
            "-a----a----a-#'x'"
            $0.subscriptions[0]
            "^--!-^--!-^--!"
        }
        validate {
            cold("-a-#'x'")
            $0.inputs[0].retry(.constant($0.steps(2), limit: 0), on: $0.scheduler)
            "-a-#'x'"
            $0.inputs[0].retry(.constant(.zero, limit: 1), on: $0.scheduler)
            "-a--a-#'x'"
        }
    }

    @Test("the delays of an exponential backoff double up to the longest")
    func exponential() {
        validate {
            cold("#")
            $0.inputs[0].retry(.exponential(from: $0.steps(1), to: $0.steps(5), limit: 5), on: $0.scheduler)
            "-----------------#"
            $0.subscriptions[0]
            "[^!][^!]-[^!]---[^!]----[^!]----[^!]"
        }
    }

    @Test("a source that completes or is disposed isn't subscribed to again, and the timer is canceled")
    func ends() {
        validate {
            cold("-a|")
            cold("-#")
            $0.inputs[0].retry(.constant($0.steps(2)), on: $0.scheduler)
            "-a|"
            $0.inputs[1].retry(.constant($0.steps(5)), on: $0.scheduler)
            "---!"
            $0.subscriptions[1]
            "^!"
        }
    }

    @Test("with a condition, only the failures that meet it are retried, and the others don't count")
    func condition() {
        validate {
            cold("a#'x'")
            "a#'x'"
            "--b#'y'"
            $0.inputs[0].retry(.constant($0.steps(1), limit: 2), on: $0.scheduler, if: { $0.description == "x" })
            "a-a-a#'x'"
            $0.inputs[0].retry(.constant($0.steps(1)), on: $0.scheduler, if: { $0.description != "x" })
            "a#'x'"
            $0.inputs[1].concat($0.inputs[2]).catch { [inputs = $0.inputs] _ in inputs[2] }
                .retry(.constant($0.steps(1)), on: $0.scheduler, if: { $0.description == "x" })
            "a-b#'y'"
        }
    }

    /// The times at which a source that always fails is subscribed to.
    private func attempts(_ backoff: Backoff, seed: UInt64) -> [Duration] {
        let time = TestScheduler()
        let starts = Log<Duration>()
        let source = Signal<Int, Boom>.deferred {
            starts.note(time.now)
            return .fail(Boom())
        }
        source.retry(backoff, on: time, using: Seeded(state: seed)).observe { _ in }
        time.advance(by: .seconds(1_000))
        return starts.entries
    }

    @Test("the same generator gives the same delays, each within the jitter, and each subscription begins again")
    func jitter() {
        let backoff = Backoff.exponential(from: .seconds(1), to: .seconds(8), jitter: 0.5, limit: 20)
        let first = attempts(backoff, seed: 7)
        #expect(first.count == 21)
        #expect(first == attempts(backoff, seed: 7))
        #expect(first != attempts(backoff, seed: 8))
        let full = attempts(.exponential(from: .seconds(1), to: .seconds(8), limit: 20), seed: 7)
        for index in 1..<first.count {
            let delay = first[index] - first[index - 1]
            let longest = full[index] - full[index - 1]
            #expect(delay <= longest && delay >= longest / 2)
        }
        #expect(Set(zip(first.dropFirst(), first).map { $0 - $1 }).count == 20)
    }

    @Test("with resetsOnValue, delay and count start again after a value")
    func resets() {
        validate {
            cold("a-#")
            cold("#")
            $0.inputs[0].retry(.constant($0.steps(1), limit: 1, resetsOnValue: true), on: $0.scheduler)
            "a--a--a--a!"
            $0.inputs[1].retry(.constant($0.steps(1), limit: 1, resetsOnValue: true), on: $0.scheduler)
            "-#"
        }
    }

    @Test("huge delays don't overflow, however often they double")
    func huge() {
        let longest = Duration.seconds(Int64.max)
        for backoff in [
            Backoff.constant(longest), .exponential(from: .seconds(1), to: longest),
            .exponential(from: longest, to: longest, jitter: 1),
        ] {
            let time = TestScheduler()
            let subscription = Signal<Int, Boom>.fail(Boom()).retry(backoff, on: time).observe { _ in }
            for _ in 1...200 { time.advance(by: .seconds(9_000_000_000)) }
            #expect(!time.isIdle)
            subscription.dispose()
            #expect(time.isIdle)
        }
    }

    @Test(
        "100,000 reconnects on any scheduler don't nest, and free everything",
        arguments: [false, true])
    func many(_ isImmediate: Bool) {
        let ledger = LiveObjects()
        let most = Atomic<Int>(0)
        let attempts = Atomic<Int>(0)
        let source = Signal<Int, Boom> { subscriber in
            let token = ledger.token()
            most.max(ledger.count, ordering: .relaxed)
            attempts.add(1, ordering: .relaxed)
            subscriber.fail(Boom())
            return ActionDisposable { token.keep() }
        }
        let time = TestScheduler()
        let seen = Recorder<Int, Boom>()
        let backoff = Backoff.constant(.zero, limit: 100_000)
        if isImmediate {
            seen.record(source.retry(backoff, on: ImmediateScheduler()))
        } else {
            seen.record(source.retry(backoff, on: time))
            time.advance(by: .zero)
        }
        #expect(attempts.load(ordering: .relaxed) == 100_001)
        #expect(most.load(ordering: .relaxed) <= 2)
        #expect(ledger.count == 0)
        #expect(seen.events == [.failed(Boom())])
        #expect(time.isIdle)
    }

    @Test("on a real queue, each failure is followed by one retry")
    func realQueue() {
        let attempts = Atomic<Int>(0)
        let done = DispatchSemaphore(value: 0)
        let source = Signal<Int, Boom>.deferred {
            attempts.add(1, ordering: .relaxed)
            return .fail(Boom())
        }
        let queue = SerialQueueScheduler(label: "test")
        source.retry(.constant(.zero, limit: 500), on: queue).observe { _ in done.signal() }
        done.wait()
        source.retry(.exponential(from: .nanoseconds(1), to: .microseconds(1), jitter: 1, limit: 499), on: queue)
            .observe { _ in done.signal() }
        done.wait()
        #expect(attempts.load(ordering: .relaxed) == 501 + 500)
    }

    // MARK: retry(when:)

    @Test("retry(when:) subscribes again when the trigger sends, and ends as the trigger does")
    func retryWhen() {
        validate {
            cold("-a-#")
            "------t----t----|"
            $0.inputs[0].retry(when: { [trigger = $0.inputs[1]] _ in trigger })
            "-a-----a----a---|"
            $0.subscriptions[0]
            "^--!--^--!-^--!"
            $0.subscriptions[1]
            "---^------------!"
        }
        validate {
            cold("-a-#")
            "------t-#'x'"
            $0.inputs[0].retry(when: { [trigger = $0.inputs[1]] _ in trigger })
            "-a-----a#'x'"
            $0.subscriptions[0]
            "^--!--^-!"
        }
    }

    @Test("a trigger that sends while the source runs changes nothing")
    func earlyTrigger() {
        validate {
            cold("-a-b-#")
            "--t--t-tt------t--|"
            $0.inputs[0].retry(when: { [trigger = $0.inputs[1]] _ in trigger })
            "-a-b--a-b-------a-[b|]"
        }
    }

    @Test("the trigger isn't made before the first failure, and gets each of them")
    func failures() {
        let made = Log<Int>()
        let failures = Log<Int>()
        let attempts = Atomic<Int>(0)
        let source = Signal<Int, Boom>.deferred {
            let attempt = attempts.add(1, ordering: .relaxed).newValue
            return attempt == 4 ? .just(attempt) : .fail(Boom(number: attempt))
        }
        let seen = Recorder<Int, Boom>()
        seen.record(
            source.retry(when: { all in
                made.note(1)
                return all.doNext { failures.note($0.number) }
            }))
        #expect(seen.events == [.next(4), .completed])
        #expect(made.entries == [1])
        #expect(failures.entries == [1, 2, 3])

        seen.record(
            Signal.just(1).retry(when: { all in
                made.note(2)
                return all
            }))
        #expect(made.entries == [1])
    }

    @Test("the trigger may give up: with a failure, or by completing")
    func givesUp() {
        validate {
            cold("a#'x'")
            $0.inputs[0].retry(when: { failures in
                failures.scan(0) { count, _ in count + 1 }
                    .tryMap { (count: Int) throws(MarbleFailure) in if count > 2 { throw MarbleFailure("many") } }
            })
            "aaa#'many'"
            $0.inputs[0].retry(when: { failures in failures.take(while: { $0.description != "x" }) })
            "a|"
        }
    }

    // MARK: repeated(when:)

    @Test("repeated(when:) subscribes again when the trigger sends; when that has completed, it's the last run")
    func repeatedWhen() {
        validate {
            cold("-a-|")
            "------t---|"
            "------t-|"
            "------t-#'x'"
            $0.inputs[0].repeated(when: { [trigger = $0.inputs[1]] _ in trigger })
            "-a-----a--|"
            $0.inputs[0].repeated(when: { [trigger = $0.inputs[2]] _ in trigger })
            "-a-----a-|"
            $0.inputs[0].repeated(when: { [trigger = $0.inputs[3]] _ in trigger })
            "-a-----a#'x'"
        }
    }

    @Test("a failure of the source ends repeated(when:), and disposal ends source and trigger")
    func repeatedWhenEnds() {
        validate {
            cold("-a-#'x'")
            cold("-b|")
            $0.inputs[0].repeated(when: { $0 })
            "-a-#'x'"
            $0.inputs[1].repeated(when: { [steps = $0.steps(2), time = $0.scheduler] in $0.delay(steps, on: time) })
            "-b---b---b-!"
            $0.inputs[1].repeated(when: { $0.take(first: 2) })
            "-b-b-b|"
        }
    }

    @Test("100,000 restarts by a trigger don't nest, and free everything", arguments: [false, true])
    func manyByTrigger(_ startsLater: Bool) {
        let ledger = LiveObjects()
        let starts = Atomic<Int>(0)
        @Sendable func source(_ fails: Bool) -> Signal<Int, Boom> {
            Signal { subscriber in
                let token = ledger.token()
                let start = starts.add(1, ordering: .relaxed).newValue
                if start >= 100_000 {
                    if fails { subscriber.complete() } else { subscriber.fail(Boom()) }
                } else {
                    if fails { subscriber.fail(Boom()) } else { subscriber.complete() }
                }
                return ActionDisposable { token.keep() }
            }
        }
        let seen = Recorder<Int, Boom>()
        let first = Subject<Int, Boom>()
        let isFirst = Atomic<Bool>(startsLater)
        // The first run ends later, so the restarts begin outside the subscription.
        func run(_ fails: Bool) -> Signal<Int, Boom> {
            .deferred {
                isFirst.exchange(false, ordering: .relaxed) ? first.signal : source(fails)
            }
        }
        seen.record(run(true).retry(when: { $0 }))
        if startsLater { first.fail(Boom()) }
        #expect(seen.events == [.completed])
        #expect(ledger.count == 0)

        starts.store(0, ordering: .relaxed)
        seen.record(source(false).repeated(when: { $0 }))
        #expect(seen.events == [.completed, .failed(Boom())])
        #expect(ledger.count == 0)
    }

    /// Triggers made of the failures, and of a signal that sends a second later.
    static let triggers:
        [@Sendable (Signal<Boom, Never>, @escaping @Sendable () -> Signal<Void, Never>) -> Signal<Void, Never>] = [
            { failures, later in failures.flatMapLatest { _ in later() } },
            { failures, later in failures.map { _ in later() }.switchToLatest() },
            { failures, later in failures.take(first: 100).doNext { _ in }.flatMap { _ in later() }.map {} },
            { failures, later in failures.flatMap(.concat) { _ in later() } },
            { failures, later in failures.flatMapLatest { .just($0) }.flatMap(.atMost(9)) { _ in later() } },
            { failures, later in failures.flatMap { _ in later().flatMapLatest { later() } } },
        ]

    @Test("a trigger made of the failures is freed when its other source is lost", arguments: triggers.indices)
    func lostTrigger(_ index: Int) {
        let ledger = LiveObjects()
        let newest = Mutex<Subject<Void, Never>?>(nil)
        let probe = Probe()
        let subscription: any Disposable
        do {
            let token = ledger.token()
            subscription = probe.signal
                .retry(when: { failures in
                    Self.triggers[index](failures.doNext { _ in token.keep() }) {
                        let taps = Subject<Void, Never>()
                        newest.withLock { $0 = taps }
                        return taps.signal
                    }
                })
                .observe { _ in token.keep() }
        }
        for attempt in 1...3 {
            probe.fail()
            for _ in 1...2 where probe.subscriptions == attempt { newest.withLock { $0 }?.send(()) }
        }
        probe.fail()
        #expect(probe.subscriptions == 4 && ledger.count == 1)
        _ = newest.withLock { $0.take() }
        #expect(ledger.count == 0)
        withExtendedLifetime(subscription) {}
    }

    @Test("a trigger of any shape gets every failure", arguments: 0..<(triggers.count + 9))
    func shapes(_ index: Int) {
        let time = TestScheduler()
        let attempts = Atomic<Int>(0)
        let source = Signal<Int, Boom>.deferred {
            .fail(Boom(number: attempts.add(1, ordering: .relaxed).newValue))
        }
        let failures = Log<Int>()
        @Sendable func later() -> Signal<Void, Never> { .timer(after: .seconds(1), on: time) }
        let subscription = source.retry(when: { all in
            let all = all.doNext { failures.note($0.number) }
            let ticks = Signal.interval(every: .seconds(1), on: time)
            return switch index - Self.triggers.count {
            case 0: all.delay(.seconds(1), on: time).map { _ in }
            case 1: all.throttleLatest(.seconds(1), on: time).map { _ in }
            case 2: all.collect(every: .seconds(1), on: time).map { _ in }
            case 3: all.flatMapLatest { _ in later() }.delay(.seconds(1), on: time)
            case 4: all.flatMap { .just($0) }.throttleLatest(.seconds(1), on: time).map { _ in }
            case 5: ticks.withLatest(from: all.flatMapLatest { .just($0) }).map { _ in }
            case 6: all.flatMapLatest { .just($0) }.zip(with: ticks).map { _ in }
            case 7: all.flatMapLatest { _ in later() }.deliver(on: time).share()
            case 8: ticks.take(first: 1).then { all.flatMapLatest { _ in later() } }.merge(with: ticks.map { _ in })
            default: Self.triggers[index](all, later)
            }
        }).observe { _ in }
        time.advance(by: .seconds(20))
        let count = attempts.load(ordering: .relaxed)
        #expect(count > 5)
        #expect(failures.entries.suffix(5) == (count - 4...count).suffix(5))
        subscription.dispose()
        #expect(time.isIdle)
    }

    @Test("a lost source frees the trigger")
    func lostSource() {
        let ledger = LiveObjects()
        let probe = Probe()
        let subscription: any Disposable
        do {
            let token = ledger.token()
            subscription = probe.signal.retry(when: { $0.doNext { _ in token.keep() } }).observe { _ in token.keep() }
        }
        probe.fail()
        #expect(probe.subscriptions == 2)
        probe.forget()
        #expect(ledger.count == 0)
        withExtendedLifetime(subscription) {}
    }
}
