import Marbles
import ReactiveCore
import Synchronization
import Testing

@Suite("retry(when:) and repeated(when:)") struct RestartingTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("retry(when:) subscribes again when the trigger sends, and ends as the trigger does") {
            cold("-a-#")
            "------t----t----|"
            cold("-a-#")
            "------t-#'x'"
            $0.inputs[0].retry(when: { [trigger = $0.inputs[1]] _ in trigger })
            "-a-----a----a---|"
            $0.subscriptions[0]
            "^--!--^--!-^--!"
            $0.subscriptions[1]
            "---^------------!"
            $0.inputs[2].retry(when: { [trigger = $0.inputs[3]] _ in trigger })
            "-a-----a#'x'"
            $0.subscriptions[2]
            "^--!--^-!"
        }
        Picture("a trigger that sends while the source runs changes nothing") {
            cold("-a-b-#")
            "--t--t-tt------t--|"
            $0.inputs[0].retry(when: { [trigger = $0.inputs[1]] _ in trigger })
            "-a-b--a-b-------a-[b|]"
        }
        Picture("the trigger may give up: with a failure, or by completing") {
            cold("a#'x'")
            $0.inputs[0].retry(when: { failures in
                failures.scan(0) { count, _ in count + 1 }
                    .tryMap { (count: Int) throws(MarbleFailure) in if count > 2 { throw MarbleFailure("many") } }
            })
            "aaa#'many'"
            $0.inputs[0].retry(when: { failures in failures.take(while: { $0.description != "x" }) })
            "a|"
        }
        Picture("repeated(when:) subscribes again when the trigger sends; when that has completed, it's the last run") {
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
        Picture("a failure of the source ends repeated(when:), and disposal ends source and trigger") {
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

    @Test func `the trigger isn't made before the first failure, and gets each of them`() {
        let made = Log<Int>()
        let failures = Log<Int>()
        let attempts = Atomic<Int>(0)
        let source = Signal<Int, Boom>.deferred {
            let attempt = attempts.add(1, ordering: .relaxed).newValue
            return attempt == 4 ? .just(attempt) : .fail(Boom(number: attempt))
        }
        let seen = Recorder<Int, Boom>(
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

    @Test(arguments: [false, true])
    func `100,000 restarts by a trigger don't nest, and free everything`(_ startsLater: Bool) {
        let ledger = LiveObjects()
        let starts = Atomic<Int>(0)
        /// Returns a source that fails (or completes) at each start before the 100,000th, and then ends the other way.
        @Sendable func source(_ fails: Bool) -> Signal<Int, Boom> {
            Signal { subscriber in
                let token = ledger.token()
                let isOver = starts.add(1, ordering: .relaxed).newValue >= 100_000
                if isOver == fails { subscriber.complete() } else { subscriber.fail(Boom()) }
                return ActionDisposable { token.keep() }
            }
        }
        let first = Subject<Int, Boom>()
        // If the first run ends later, the restarts begin outside the subscription.
        let isFirst = Atomic<Bool>(startsLater)
        let run = Signal<Int, Boom>.deferred {
            isFirst.exchange(false, ordering: .relaxed) ? first.signal : source(true)
        }
        let seen = Recorder<Int, Boom>(run.retry(when: { $0 }))
        if startsLater { first.fail(Boom()) }
        #expect(seen.events == [.completed])
        #expect(ledger.count == 0)

        starts.store(0, ordering: .relaxed)
        seen.record(source(false).repeated(when: { $0 }))
        #expect(seen.events == [.completed, .failed(Boom())])
        #expect(ledger.count == 0)
    }

    typealias Trigger =
        @Sendable (_ failures: Signal<Boom, Never>, _ later: @escaping @Sendable () -> Signal<Void, Never>)
        -> Signal<Void, Never>

    /// Triggers that turn failures into signals, and send when those signals send.
    static let triggers: [Trigger] = [
        { failures, later in failures.flatMapLatest { _ in later() } },
        { failures, later in failures.map { _ in later() }.switchToLatest() },
        { failures, later in failures.take(first: 100).doNext { _ in }.flatMap { _ in later() }.map {} },
        { failures, later in failures.flatMap(.concat) { _ in later() } },
        { failures, later in failures.flatMapLatest { .just($0) }.flatMap(.atMost(9)) { _ in later() } },
        { failures, later in failures.flatMap { _ in later().flatMapLatest { later() } } },
        { failures, later in failures.flatMapLatest { _ in .race(.never, later()) } },
        { failures, later in
            failures.flatMapLatest { _ in later() }.promoteFailure(to: Boom.self)
                .retry(when: { _ in later() }).replaceFailure(with: ())
        },
    ]

    static let meetings: [Trigger] = [
        { failures, other in failures.compactMap { _ in nil }.merge(with: other()) },
        { failures, other in other().combineLatest(with: failures).map { _ in } },
        { failures, other in combineLatest(failures, other(), .just(1)).map { _ in } },
        { failures, other in .combineLatest([failures.map { _ in }, other()]).map { _ in } },
        { failures, other in failures.zip(with: other()).map { _ in } },
        { failures, other in .zip([other(), failures.map { _ in }]).map { _ in } },
        { failures, other in failures.sample(on: other()).map { _ in } },
        { failures, other in other().withLatest(from: failures).map { _ in } },
        { failures, other in other().take(until: failures.skip(first: 1)) },
        { failures, other in .race(failures.compactMap { _ in nil }, other()) },
        { failures, other in failures.take(first: 1).then { other() } },
        { failures, other in failures.take(first: 1).compactMap { _ in nil }.concat(other()) },
        { failures, other in
            failures.take(first: 1).tryMap { (failure: Boom) throws(Boom) in throw failure }.catch { _ in other() }
        },
    ]

    @Test(arguments: 0..<(triggers.count + meetings.count))
    func `a trigger made of the failures is freed when its other source is lost`(_ index: Int) {
        let ledger = LiveObjects()
        let newest = Mutex<Subject<Void, Never>?>(nil)
        let probe = Probe()
        let subscription: any Disposable
        do {
            let token = ledger.token()
            subscription = probe.signal
                .retry(when: { failures in
                    (Self.triggers + Self.meetings)[index](failures.doNext { _ in token.keep() }) {
                        let taps = Subject<Void, Never>()
                        newest.withLock { $0 = taps }
                        return taps.signal
                    }
                })
                .observe { _ in token.keep() }
        }
        // If the trigger combines signals, it may send at once from the second failure on.
        let attempts = index < Self.triggers.count ? 4 : 1
        for attempt in 1..<attempts {
            probe.fail()
            for _ in 1...2 where probe.subscriptions == attempt { newest.withLock { $0 }?.send(()) }
        }
        probe.fail()
        #expect(probe.subscriptions == attempts && ledger.count == 1)
        _ = newest.withLock { $0.take() }
        #expect(ledger.count == 0)
        withExtendedLifetime(subscription) {}
    }

    /// Triggers made of the failures, and of ticks or time.
    static let ticking: [@Sendable (Signal<Boom, Never>, Signal<Int, Never>, TestScheduler) -> Signal<Void, Never>] = [
        { all, _, time in all.delay(.seconds(1), on: time).map { _ in } },
        { all, _, time in all.throttleLatest(.seconds(1), on: time).map { _ in } },
        { all, _, time in all.collect(every: .seconds(1), on: time).map { _ in } },
        { all, ticks, time in all.flatMapLatest { _ in ticks.take(first: 1) }.delay(.seconds(1), on: time).map { _ in }
        },
        { all, _, time in all.flatMap { .just($0) }.throttleLatest(.seconds(1), on: time).map { _ in } },
        { all, ticks, _ in ticks.withLatest(from: all.flatMapLatest { .just($0) }).map { _ in } },
        { all, ticks, _ in all.flatMapLatest { .just($0) }.zip(with: ticks).map { _ in } },
        { all, ticks, time in all.flatMapLatest { _ in ticks }.deliver(on: time).share().map { _ in } },
        { all, ticks, _ in
            ticks.take(first: 1).then { all.flatMapLatest { _ in ticks } }.merge(with: ticks).map { _ in }
        },
        { all, ticks, _ in all.sample(on: ticks).map { _ in } },
        { all, ticks, _ in all.flatMapLatest { _ in .race(.never, ticks.map { _ in }) } },
        { all, ticks, _ in all.compactMap { _ in nil }.merge(with: ticks.map { _ in }) },
        { all, ticks, time in all.compactMap { _ in nil }.merge(with: ticks.map { _ in }.subscribe(on: time)) },
        { all, ticks, time in all.delay(.milliseconds(1), on: time).zip(with: ticks).map { _ in } },
    ]

    @Test(arguments: 0..<(triggers.count + ticking.count))
    func `a trigger of any shape gets every failure`(_ index: Int) {
        let time = TestScheduler()
        let attempts = Atomic<Int>(0)
        let source = Signal<Int, Boom>.deferred {
            .fail(Boom(number: attempts.add(1, ordering: .relaxed).newValue))
        }
        let failures = Log<Int>()
        let subscription = source.retry(when: { all in
            let all = all.doNext { failures.note($0.number) }
            if index < Self.triggers.count {
                return Self.triggers[index](all) { .timer(after: .seconds(1), on: time) }
            }
            return Self.ticking[index - Self.triggers.count](all, .interval(every: .seconds(1), on: time), time)
        }).observe { _ in }
        time.advance(by: .seconds(20))
        let count = attempts.load(ordering: .relaxed)
        #expect(count > 5)
        #expect(Array(failures.entries.suffix(5)) == Array(count - 4...count))
        subscription.dispose()
        #expect(time.isIdle)
    }

    /// Operators that restart their source: the first three after a failure, the others after a completion.
    static let restarts: [@Sendable (Signal<Item, Boom>, TestScheduler) -> Signal<Item, Boom>] = [
        { source, _ in source.retry(1) },
        { source, time in source.retry(.constant(.seconds(1)), on: time) },
        { source, _ in source.retry(when: { $0 }) },
        { source, _ in source.repeated() },
        { source, _ in source.repeated(2) },
        { source, _ in source.repeated(when: { $0 }) },
    ]

    @Test(arguments: restarts.indices)
    func `a source that was started again frees everything when it is lost`(_ index: Int) {
        let ledger = LiveObjects()
        let probe = Probe()
        let subscription: any Disposable
        do {
            let time = TestScheduler()
            let token = ledger.token()
            subscription = Self.restarts[index](probe.signal.doNext { _ in token.keep() }, time)
                .observe { _ in token.keep() }
            if index < 3 { probe.fail() } else { probe.complete() }
            time.advance(by: .seconds(1))
        }
        #expect(probe.subscriptions == 2)
        probe.forget()
        #expect(ledger.count == 0)
        withExtendedLifetime(subscription) {}
    }
}
