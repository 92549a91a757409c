import ReactiveCore
import Synchronization
import Testing

@Suite("Signals after, beside and inside each other")
struct SequencingTests {
    @Test("retry(2) subscribes three times at most, and forwards what comes before each failure")
    func retry() {
        let starts = Log<Int>()
        let seen = Recorder<Int, Boom>()
        let source = Signal<Int, Boom> { subscriber in
            starts.note(1)
            subscriber.send(starts.entries.count)
            subscriber.fail(Boom(number: starts.entries.count))
            return nil
        }
        seen.record(source.retry(2))
        #expect(seen.events == [.next(1), .next(2), .next(3), .failed(Boom(number: 3))])
    }

    @Test("a source is cleaned up before the next one starts")
    func cleanTable() {
        let seen = Log<String>()
        @Sendable func source(_ name: String) -> Signal<Int, Boom> {
            Signal { subscriber in
                seen.note("start \(name)")
                subscriber.complete()
                return ActionDisposable { seen.note("clean \(name)") }
            }
        }
        source("a").then { source("b") }.observe { _ in }
        // The end came before the cleaning-up existed, so here it can only be cleaned up once it has returned.
        #expect(Set(seen.entries) == ["start a", "clean a", "start b", "clean b"])
        let later = Probe()
        let next = Probe()
        let order = Log<String>()
        later.signal.doDisposed { order.note("disposed") }.concat(next.signal.map { $0 }).observe { _ in }
        later.complete()
        #expect(later.disposals == 1 && next.subscriptions == 1)
    }

    @Test("T20 what concat has not come to is not started")
    func concatIsLazy() {
        let probe = Probe()
        let seen = Recorder<Item, Boom>()
        seen.record(Signal.concat(.just(Item(1)), probe.signal).take(first: 1))
        #expect(seen.events == [.next(Item(1)), .completed])
        #expect(probe.subscriptions == 0)
    }

    @Test("T19 merge and flatMap subscribe to nothing behind one that fails at once")
    func failureStops() {
        let probe = Probe()
        let calls = Log<Int>()
        Signal.merge(.fail(Boom()), probe.signal).observe { _ in }
        #expect(probe.subscriptions == 0)
        Signal<Int, Boom>.from(1...3).flatMap { number in
            calls.note(number)
            return Signal<Int, Boom>.fail(Boom())
        }.observe { _ in }
        #expect(calls.entries == [1])
    }

    @Test("T21 a trigger that fires at once keeps take(until:) from subscribing")
    func triggerFiresAtOnce() {
        let probe = Probe()
        let seen = Recorder<Item, Boom>()
        seen.record(probe.signal.take(until: Signal<Int, Never>.just(1)))
        #expect(seen.events == [.completed])
        #expect(probe.subscriptions == 0)
    }

    @Test("T18 take(first:) counts before it sends, so a subscriber that sends back gets no more")
    func takeReentrant() {
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        subject.signal.take(first: 3).observe { event in
            seen.note(event)
            if let value = event.value { subject.send(value + 1) }
        }
        subject.send(0)
        #expect(seen.events == [.next(0), .next(1), .next(2), .completed])
    }

    @Test("T16 an inner signal that sends to the outer one while it is subscribed to is replaced")
    func latestReentrant() {
        let outer = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        seen.record(
            outer.signal.flatMapLatest { number in
                Signal<Int, Never> { subscriber in
                    if number < 3 { outer.send(number + 1) } else { subscriber.send(number) }
                    return nil
                }
            })
        outer.send(1)
        #expect(seen.values == [3])
    }

    @Test("T17 an endless source stops, whatever stands between it and take(first: 3)")
    func endless() {
        for between in 0..<3 {
            let effects = Log<Int>()
            let source = Signal<Int, Never> { subscriber in
                while !subscriber.isDisposed {
                    effects.note(0)
                    subscriber.send(0)
                }
                return nil
            }
            let signal =
                switch between {
                case 0: source
                case 1: Signal<Int, Never>.just(1).flatMap { _ in source }
                default: Signal<Int, Never>.just(1).flatMapLatest { _ in source }
                }
            signal.take(first: 3).observe { _ in }
            #expect(effects.entries.count == 3)
        }
    }

    @Test("then waits for the completion, and its closure doesn't run before, nor after a failure")
    func then() {
        let first = Subject<Int, Boom>()
        let seen = Recorder<String, Boom>()
        let calls = Log<Int>()
        seen.record(
            first.signal.then {
                calls.note(1)
                return Signal<String, Boom>.just("next")
            })
        first.send(1)
        #expect(calls.entries == [])
        first.complete()
        #expect(seen.events == [.next("next"), .completed])
        Signal<Int, Boom>.fail(Boom()).then { () -> Signal<Int, Boom> in
            calls.note(2)
            return .empty
        }.observe { _ in }
        #expect(calls.entries == [1])
    }

    @Test("failures adopt: a Never-failing source takes the inner signals' failure, and the other way round")
    func adoption() {
        let seen = Recorder<Int, Boom>()
        seen.record(Signal<Int, Never>.just(1).flatMap { _ in Signal<Int, Boom>.fail(Boom(number: 1)) })
        seen.record(Signal<Int, Boom>.just(1).flatMapLatest { Signal<Int, Never>.just($0 + 1) })
        seen.record(Signal<Int, Never>.empty.then { Signal<Int, Boom>.fail(Boom(number: 2)) })
        seen.record(Signal<Int, Boom>.fail(Boom()).catch { _ in Signal<Int, Never>.just(9) }.promoteFailure())
        seen.record(Signal<Int, Never>.just(1).flatMap(.concat) { _ in Signal<Int, Boom>.fail(Boom(number: 3)) })
        seen.record(Signal<Int, Boom>.from([3, 4]).flatMap(.concat) { Signal<Int, Never>.just($0 + 1) })
        #expect(
            seen.events == [
                .failed(Boom(number: 1)), .next(2), .completed, .failed(Boom(number: 2)), .next(9), .completed,
                .failed(Boom(number: 3)), .next(4), .next(5), .completed,
            ])
    }

    @Test("flatMap's strategies: merge, concat, latest, first, at most two")
    func strategies() {
        func play(_ strategy: FlatMapStrategy) -> [Int] {
            let inners = (0..<3).map { _ in Subject<Int, Never>() }
            let outer = Subject<Int, Never>()
            let seen = Recorder<Int, Never>()
            seen.record(outer.signal.flatMap(strategy) { inners[$0].signal.startWith($0 * 10) })
            for number in 0..<3 { outer.send(number) }
            for round in 1...2 { for (number, inner) in inners.enumerated() { inner.send(number * 10 + round) } }
            outer.complete()
            for inner in inners { inner.complete() }
            #expect(seen.events.last == .completed)
            return seen.values
        }
        #expect(play(.merge) == [0, 10, 20, 1, 11, 21, 2, 12, 22])
        #expect(play(.concat) == [0, 1, 2, 10, 20])
        #expect(play(.latest) == [0, 10, 20, 21, 22])
        #expect(play(.first) == [0, 1, 2])
        #expect(play(.atMost(2)) == [0, 10, 1, 11, 2, 12, 20])
    }

    @Test("share subscribes once, and again after the end; replay sends the newest values to who comes late")
    func sharing() {
        let probe = Probe()
        let first = Recorder<Item, Boom>()
        let second = Recorder<Item, Boom>()
        let shared = probe.signal.share()
        let one = first.record(shared)
        probe.send(1)
        let two = second.record(shared)
        probe.send(2)
        #expect(probe.subscriptions == 1)
        #expect(first.values.map(\.number) == [1, 2] && second.values.map(\.number) == [2])
        one.dispose()
        #expect(probe.disposals == 0)
        two.dispose()
        #expect(probe.disposals == 1)
        first.record(shared)
        #expect(probe.subscriptions == 2)

        let other = Probe()
        let third = Recorder<Item, Boom>()
        let fourth = Recorder<Item, Boom>()
        let replayed = other.signal.replay(2)
        third.record(replayed)
        for number in 1...3 { other.send(number) }
        fourth.record(replayed)
        #expect(fourth.values.map(\.number) == [2, 3])
        other.complete()
        let fifth = Recorder<Item, Boom>()
        fifth.record(replayed)
        #expect(fifth.events == [.next(Item(2)), .next(Item(3)), .completed])
        #expect(other.subscriptions == 1)
    }

    @Test("T27 a thousand subscriptions at once to a shared, replaying source")
    func sharedConcurrently() {
        let source = Subject<Int, Never>()
        let count = Atomic<Int>(0)
        let replayed = source.signal.startWith(1).replay(1)
        inThreads(4) { _ in
            for _ in 0..<250 {
                zip(replayed, replayed).take(first: 1).subscribe(next: { _ in count.add(1, ordering: .relaxed) })
            }
        }
        // One may come between the last leaving and the next beginning; nobody may be forgotten or locked up.
        #expect(count.load(ordering: .relaxed) == 1000)
    }

    @Test("combineLatest and zip of many, and how they end")
    func joining() {
        let a = Subject<Int, Never>()
        let b = Subject<String, Never>()
        let c = Subject<Bool, Never>()
        let latest = Log<String>()
        let zipped = Log<String>()
        combineLatest(a.signal, b.signal, c.signal).subscribe(
            next: { latest.note("\($0)\($1)\($2)") }, completed: { latest.note("|") })
        zip(a.signal, b.signal, c.signal).subscribe(
            next: { zipped.note("\($0)\($1)\($2)") }, completed: { zipped.note("|") })
        a.send(1)
        a.send(2)
        b.send("x")
        c.send(true)
        b.send("y")
        c.send(false)
        a.complete()
        b.complete()
        c.complete()
        #expect(latest.entries == ["2xtrue", "2ytrue", "2yfalse", "|"])
        #expect(zipped.entries == ["1xtrue", "2yfalse", "|"])
        let silent = Recorder<(Int, Int), Never>()
        silent.record(Subject<Int, Never>().signal.combineLatest(with: .empty))
        #expect(silent.events.count == 1)
    }

    @Test("T24 T29 hundreds of signals, zipped and combined in a chain")
    func hundreds() {
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        var signal = subject.signal
        for _ in 0..<200 { signal = signal.zip(with: subject.signal).map { $0 + $1 } }
        seen.record(signal)
        subject.send(1)
        subject.complete()
        #expect(seen.events == [.next(201), .completed])
    }

    @Test("T28 merge of sources that send and end at once")
    func mergeSynchronous() {
        let seen = Recorder<Int, Never>()
        seen.record(.merge(.from(1...3), .empty, .just(4)))
        #expect(seen.events == [.next(1), .next(2), .next(3), .next(4), .completed])
        seen.record(.merge([]))
        #expect(seen.events.last == .completed)
    }

    @Test("T40 hooks run before the event goes on, outermost last; exactly one of the endings' hooks runs")
    func hooks() {
        let seen = Log<String>()
        func hooked(_ signal: Signal<Int, Boom>) -> any Disposable {
            signal.doNext { _ in seen.note("hook next") }
                .doFailed { _ in seen.note("hook failed") }
                .doCompleted { seen.note("hook completed") }
                .doDisposed { seen.note("hook disposed") }
                .subscribe(
                    next: { _ in seen.note("next") }, failed: { _ in seen.note("failed") },
                    completed: { seen.note("completed") })
        }
        hooked(.just(1)).dispose()
        #expect(seen.entries == ["hook next", "next", "hook completed", "completed"])
        hooked(.fail(Boom())).dispose()
        #expect(Array(seen.entries[4...]) == ["hook failed", "failed"])
        hooked(.never).dispose()
        #expect(Array(seen.entries[6...]) == ["hook disposed"])
    }

    @Test("T15 T14 what waits for deliver(on:) is dropped by disposal, the ending too", arguments: [0, 1, 2])
    func deliverDisposed(_ what: Int) {
        let time = TestScheduler()
        let subject = Subject<Int, Boom>()
        let seen = Recorder<Int, Boom>()
        let serial = SerialDisposable()
        serial.replace(
            with: subject.signal.deliver(on: time).observe { event in
                seen.note(event)
                switch what {
                case 0: subject.send(1)
                case 1: subject.fail(Boom())
                default: subject.complete()
                }
                serial.dispose()
            })
        subject.send(0)
        time.advance(by: .seconds(1))
        #expect(seen.events == [.next(0)])
        #expect(time.isIdle)
    }

    @Test("T31 an inner signal that sends while a value is being delivered: the value waits its turn")
    func innerSendsMeanwhile() {
        let outer = Subject<Int, Boom>()
        let inner = Subject<Int, Boom>()
        let seen = Recorder<Int, Boom>()
        outer.signal.flatMap { _ in inner.signal }.observe { event in
            if event.value == 666 { inner.send(777) }
            seen.note(event)
        }
        outer.send(1)
        inner.send(666)
        #expect(seen.values == [666, 777])
        // The source fails inside the disposal of an inner signal, where Combine crashes.
        let failing = Subject<Int, Boom>()
        let ended = Recorder<Int, Boom>()
        failing.signal.flatMap { _ in
            Signal<Int, Boom> { _ in ActionDisposable { failing.fail(Boom(number: 2)) } }
        }.observe(ended.note)
        failing.send(1)
        failing.fail(Boom(number: 1))
        #expect(ended.events == [.failed(Boom(number: 1))])
    }

    @Test("T43 after disposal, what deliver(on:) had scheduled keeps the subscriber until it has run, and no longer")
    func scheduledBlock() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let ledger = LiveObjects()
        let subscription: any Disposable
        do {
            let token = ledger.token()
            subscription = subject.signal.deliver(on: time).observe { _ in token.keep() }
        }
        subject.send(1)
        subscription.dispose()
        time.advance(by: .zero)
        #expect(ledger.count == 0)
        withExtendedLifetime(subject) {}
    }

    @Test("T39 subscribe(on:) disposed before the hop never subscribes")
    func subscribeOn() {
        let time = TestScheduler()
        let probe = Probe()
        let subscription = probe.signal.subscribe(on: time).observe { _ in }
        subscription.dispose()
        time.advance(by: .seconds(1))
        #expect(probe.subscriptions == 0)
        probe.signal.subscribe(on: time).observe { _ in }
        #expect(probe.subscriptions == 0)
        time.advance(by: .zero)
        #expect(probe.subscriptions == 1)
    }

    @Test("an operator that ends early throws nothing after its failure")
    func tryMap() {
        let seen = Recorder<Int, Boom>()
        seen.record(
            Signal<Int, Never>.from(1...5).tryMap { (number: Int) throws(Boom) -> Int in
                if number == 3 { throw Boom(number: 3) }
                return number
            })
        #expect(seen.events == [.next(1), .next(2), .failed(Boom(number: 3))])
    }
}
