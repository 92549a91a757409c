import ReactiveCore
import Synchronization
import Testing

/// How deep a chain may be. Chains of 10,000 operators run on a thread with a stack of 8 MB, like the main thread.
@Suite("Depth") struct DepthTests {
    @Test(arguments: [true, false])
    func `T25 a chain of 10,000 maps is subscribed to, sent through, disposed and freed`(_ fails: Bool) {
        inThreads(1) { _ in
            let ledger = LiveObjects()
            let seen = Recorder<Int, Boom>()
            let subject = Subject<Int, Boom>()
            do {
                let token = ledger.token()
                var signal = subject.signal
                for _ in 0..<10_000 {
                    signal = signal.map { number in
                        token.keep()
                        return number + 1
                    }
                }
                let subscription = seen.record(signal)
                subject.send(0)
                if fails { subject.fail(Boom()) } else { subscription.dispose() }
            }
            subject.send(0)
            #expect(ledger.count == 0)
            #expect(seen.events == [.next(10_000)] + (fails ? [.failed(Boom())] : []))
        }
    }

    @Test func `T23 100,000 inner signals that wait behind one pass through flatMap, one at a time`() {
        let first = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        seen.record(Signal.from(0..<100_000).flatMap(.concat) { $0 == 0 ? first.signal : .just(1) }.reduce(0, +))
        first.complete()
        #expect(seen.values == [99_999])
    }

    @Test("100,000 failures at once are retried")
    func retry() {
        let attempts = Atomic<Int>(0)
        let seen = Recorder<Int, Boom>(
            Signal<Int, Boom> { subscriber in
                attempts.add(1, ordering: .relaxed)
                subscriber.fail(Boom())
                return nil
            }.retry(100_000))
        #expect(attempts.load(ordering: .relaxed) == 100_001)
        #expect(seen.events == [.failed(Boom())])
    }

    private static let count = 100_000
    private static let made = Signal<Int, Never> { subscriber in
        subscriber.send(1)
        subscriber.complete()
        return ActionDisposable {}
    }

    static let hundredThousand: [Signal<Int, Never>] = [.just(1), made].flatMap { one in
        [
            .concat(Array(repeating: one, count: count)),
            one.repeated(count),
            one.repeated().take(first: count),
            Signal.from(0..<count).flatMap { _ in one },
            Signal.from(0..<count).flatMapLatest { _ in one },
            Signal.from(0..<count).flatMap(.concat) { _ in one },
            Signal.from(0..<count).flatMap(.atMost(3)) { _ in one },
        ]
    }

    @Test(arguments: hundredThousand)
    func `T23 T24 100,000 signals that complete at once pass through, one at a time`(_ all: Signal<Int, Never>) {
        let sum = Recorder<Int, Never>(all.reduce(0, +))
        #expect(sum.values == [Self.count])
    }

    @Test func `T09 disposal inside next stops an endless repetition of a signal that completes at once`() {
        let subscription = CompositeDisposable()
        let count = Atomic<Int>(0)
        let trigger = Subject<Int, Never>()
        subscription.add(
            trigger.signal.flatMap { _ in Signal<Int, Never>.just(1).repeated() }.subscribe(next: { _ in
                if count.add(1, ordering: .relaxed).newValue == 5 { subscription.dispose() }
            }))
        trigger.send(0)
        #expect(count.load(ordering: .relaxed) == 5)
    }
}
