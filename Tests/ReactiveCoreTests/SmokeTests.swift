import ReactiveCore
import Testing

@Suite("The core, at a glance")
struct SmokeTests {
    @Test("a subject's values pass map and filter")
    func pipeline() {
        let subject = Subject<Int, Never>()
        let seen = Recorder<Int, Never>()
        seen.record(subject.signal.map { $0 * 10 }.filter { $0 != 20 })
        for number in 1...3 { subject.send(number) }
        subject.complete()
        subject.send(4)
        #expect(seen.events == [.next(10), .next(30), .completed])
    }

    @Test("an endless source stops after what take(first:) asks for")
    func endless() {
        let made = Log<Int>()
        let seen = Recorder<Int, Never>()
        seen.record(
            Signal { subscriber in
                var number = 0
                while !subscriber.isDisposed {
                    made.note(number)
                    subscriber.send(number)
                    number += 1
                }
                return nil
            }.take(first: 3))
        #expect(seen.events == [.next(0), .next(1), .next(2), .completed])
        #expect(made.entries == [0, 1, 2])
    }

    @Test("throttle sends what was followed by quiet, and what waits when the source completes")
    func throttle() {
        let time = TestScheduler()
        let subject = Subject<String, Never>()
        let seen = Recorder<String, Never>()
        seen.record(subject.signal.throttle(.milliseconds(500), on: time))
        subject.send("m")
        time.advance(by: .milliseconds(200))
        subject.send("ma")
        time.advance(by: .milliseconds(499))
        #expect(seen.events == [])
        time.advance(by: .milliseconds(1))
        #expect(seen.values == ["ma"])
        subject.send("mag")
        subject.complete()
        #expect(seen.events == [.next("ma"), .next("mag"), .completed])
        #expect(time.isIdle)
    }

    @Test("flatMapLatest drops the older inner signal")
    func latest() {
        let outer = Subject<Int, Never>()
        let inners = [Subject<String, Boom>(), Subject<String, Boom>()]
        let seen = Recorder<String, Boom>()
        seen.record(outer.signal.flatMapLatest { inners[$0].signal })
        outer.send(0)
        inners[0].send("a")
        outer.send(1)
        inners[0].send("b")
        inners[1].send("c")
        outer.complete()
        inners[1].complete()
        #expect(seen.events == [.next("a"), .next("c"), .completed])
    }

    @Test("virtual time runs main's work on main and the background's elsewhere, in order")
    @MainActor func schedulers() {
        let time = VirtualTime()
        let schedulers = Schedulers.virtual(time)
        let seen = Log<String>()
        schedulers.background.schedule(after: .milliseconds(2)) { seen.note("background") }
        Signal<Int, Never>.just(1).deliver(on: schedulers.main).subscribe { _ in
            MainActor.assertIsolated()
            seen.note("main")
        }
        time.advance(by: .seconds(1))
        #expect(seen.entries == ["main", "background"])
    }

    @Test("a property sends its value, its changes, and its end")
    func property() {
        let seen = Recorder<Int, Never>()
        var property: Property<Int>? = Property(1)
        seen.record(property!.signal)
        property!.value = 2
        property = nil
        #expect(seen.events == [.next(1), .next(2), .completed])
    }
}
