import ReactiveCore
import Synchronization
import Testing

@Suite("Subscriptions, subjects and disposables") struct SubscriptionTests {
    private let subject = Subject<Int, Never>()

    @Test func `values from eight threads arrive one at a time, and none is lost`() {
        let overlaps = OverlapCounter()
        let sum = Atomic<Int>(0)
        subject.signal.subscribe(next: { number in overlaps.run { sum.add(number, ordering: .relaxed) } })
        inThreads(8) { _ in for number in 1...1000 { subject.send(number) } }
        #expect(overlaps.count == 0)
        #expect(sum.load(ordering: .relaxed) == 8 * 500_500)
    }

    @Test func `nothing follows a terminal event, even if a subscriber ends the subject again inside it`() {
        let subject = Subject<Int, Boom>()
        let seen = Recorder<Int, Boom>()
        subject.signal.observe { event in
            seen.note(event)
            if event.isTerminal {
                subject.complete()
                subject.fail(Boom())
                subject.send(2)
            }
        }
        subject.send(1)
        subject.fail(Boom(number: 1))
        subject.complete()
        #expect(seen.events == [.next(1), .failed(Boom(number: 1))])
    }

    @Test func `a value races an ending, 1,000 times: the ending arrives once`() {
        for _ in 0..<100 {
            let subjects = (0..<10).map { _ in Subject<Int, Never>() }
            let endings = Atomic<Int>(0)
            for subject in subjects {
                subject.signal.subscribe(next: { _ in }, completed: { endings.add(1, ordering: .relaxed) })
            }
            inThreads(3) { thread in
                for subject in subjects { if thread == 0 { subject.send(1) } else { subject.complete() } }
            }
            #expect(endings.load(ordering: .relaxed) == 10)
        }
    }

    @Test func `values are replayed in the order in which they arrived live`() {
        let subject = ReplaySubject<Int, Never>.unbounded()
        let live = Recorder<Int, Never>(subject.signal)
        inThreads(4) { thread in for number in 0..<12_330 { subject.send(thread * 100_000 + number) } }
        let late = Recorder<Int, Never>(subject.signal)
        #expect(live.values.count == 49_320)
        #expect(live.values == late.values)
        subject.complete()
        let last = Recorder<Int, Never>(subject.signal)
        #expect(last.events == live.events)
    }

    @Test func `what subscribers send back arrives at every subscriber in the same order`() {
        subject.signal.subscribe(next: { if $0 == 0 { subject.send(10) } else if $0 == 10 { subject.send(20) } })
        subject.signal.subscribe(next: { if $0 == 0 { subject.send(100) } else if $0 == 100 { subject.send(200) } })
        let third = Recorder<Int, Never>(subject.signal)
        subject.send(0)
        #expect(third.values == [0, 10, 100, 20, 200])
    }

    @Test func `a late subscriber of a subject that has ended receives the ending`() {
        let completed = Subject<Int, Boom>()
        let failed = Subject<Int, Boom>()
        completed.complete()
        failed.fail(Boom(number: 4))
        let first = Recorder<Int, Boom>(completed.signal)
        let second = Recorder<Int, Boom>(failed.signal)
        #expect(first.events == [.completed])
        #expect(second.events == [.failed(Boom(number: 4))])
    }

    @Test func `a subject that is freed frees its subscribers, even if the signal is still held`() {
        let ledger = LiveObjects()
        var subject: Subject<Int, Never>? = Subject()
        let signal = subject!.signal.map { $0 + 1 }
        do {
            let token = ledger.token()
            signal.subscribe(next: { _ in token.keep() })
        }
        #expect(ledger.count == 1)
        subject = nil
        #expect(ledger.count == 0)
        withExtendedLifetime(signal) {}
    }

    @Test func `replacing a disposable races disposal, 1,000 times: its action runs once`() {
        let count = Atomic<Int>(0)
        for _ in 0..<100 {
            let serials = (0..<10).map { _ in SerialDisposable() }
            inThreads(2) { thread in
                for serial in serials {
                    if thread == 0 {
                        serial.dispose()
                    } else {
                        serial.replace(with: ActionDisposable { count.add(1, ordering: .relaxed) })
                    }
                }
            }
        }
        #expect(count.load(ordering: .relaxed) == 1000)
    }

    @Test func `a composite is disposed once, and what is added later is disposed at once`() {
        let count = Atomic<Int>(0)
        let composite = CompositeDisposable()
        composite.add(ActionDisposable { count.add(1, ordering: .relaxed) })
        inThreads(4) { _ in composite.dispose() }
        #expect(count.load(ordering: .relaxed) == 1)
        composite.add(ActionDisposable { count.add(10, ordering: .relaxed) })
        #expect(count.load(ordering: .relaxed) == 11)
    }

    @Test("dropping a disposable disposes nothing; dropping a scoped one does")
    func scoped() {
        let kept = Recorder<Int, Never>()
        let scoped = Recorder<Int, Never>()
        do {
            _ = kept.record(subject.signal)
            let scope = scoped.record(subject.signal).scoped()
            subject.send(1)
            withExtendedLifetime(scope) {}
        }
        subject.send(2)
        #expect(kept.values == [1, 2])
        #expect(scoped.values == [1])
    }

    @Test func `a value whose deinit ends the signal doesn't cause a deadlock when it is replaced`() {
        final class Ender: Sendable {
            let subject: Subject<Item, Never>
            init(_ subject: Subject<Item, Never>) { self.subject = subject }
            deinit { subject.complete() }
        }
        let subject = Subject<Item, Never>()
        let ends = Subject<Ender?, Never>()
        let other = Subject<Int, Never>()
        let seen = Log<String>()
        ends.signal.combineLatest(with: other.signal)
            .take(until: subject.signal.ignoreValues())
            .subscribe(next: { pair in seen.note("\(pair.1)") }, completed: { seen.note("|") })
        other.send(1)
        ends.send(Ender(subject))
        ends.send(nil)
        #expect(seen.entries == ["1", "1", "|"] || seen.entries == ["1", "|"])
        let property = Property<Ender?>(Ender(Subject()))
        property.value = nil
    }

    @Test func `subscribers that remain get values in the order they subscribed, whatever order the others left in`() {
        let property = Property(0)
        let seen = Log<Int>()
        let subscriptions = (0..<300).map { number in
            let both = CompositeDisposable()
            both.add(subject.signal.subscribe(next: { _ in seen.note(number) }))
            both.add(property.signal.skip(first: 1).subscribe(next: { _ in seen.note(number) }))
            return both
        }
        var remaining = Set(0..<300)
        for step in 0..<300 {
            // 7 and 300 have no common divisor above 1, so every number comes once.
            let number = step * 7 % 300
            subscriptions[number].dispose()
            subscriptions[number].dispose()
            remaining.remove(number)
            guard step % 20 == 0 else { continue }
            let noted = seen.entries.count
            subject.send(step)
            property.value = step
            #expect(Array(seen.entries.dropFirst(noted)) == remaining.sorted() + remaining.sorted())
            #expect(property.subscriberCount == remaining.count)
        }
    }

    @Test
    func `subscribers that leave inside an event don't get it, unless they had it; those who come don't either`() {
        let seen = Log<String>()
        let later = CompositeDisposable()
        subject.signal.subscribe(next: { value in
            seen.note("first \(value)")
            later.dispose()
            subject.signal.subscribe(next: { seen.note("new \($0)") })
        })
        for _ in 0..<5 { later.add(subject.signal.subscribe(next: { seen.note("leaving \($0)") })) }
        subject.signal.subscribe(next: { seen.note("last \($0)") })
        subject.send(1)
        #expect(seen.entries == ["first 1", "last 1"])
        subject.send(2)
        #expect(seen.entries.dropFirst(2) == ["first 2", "last 2", "new 2"])
    }
}
