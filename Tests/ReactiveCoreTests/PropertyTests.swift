import ReactiveCore
import Synchronization
import Testing

@Suite("Properties") struct PropertyTests {
    @Test func `modify loses no update of eight threads, and every subscriber sees each value once, in order`() {
        let property = Property(0)
        let seen = Recorder<Int, Never>(property.signal)
        inThreads(8) { _ in for _ in 0..<500 { property.modify { $0 += 1 } } }
        #expect(property.value == 4000)
        #expect(seen.values == Array(0...4000))
    }

    @Test func `modify runs again when the value was assigned meanwhile, and returns what its last run returned`() {
        let property = Property(1)
        var runs = 0
        let result = property.modify { value in
            if runs == 0 { inThreads(1) { _ in property.value = 10 } }
            runs += 1
            value *= 2
            return "from \(value / 2)"
        }
        #expect(runs == 2)
        #expect(result == "from 10")
        #expect(property.value == 20)
    }

    @Test func `modify holds no lock while its closure runs: others may read, assign and subscribe`() {
        let property = Property([1])
        let seen = Recorder<[Int], Never>()
        var isFirst = true
        property.modify { value in
            if isFirst { inThreads(1) { _ in seen.record(property.signal.map { $0 + property.value }) } }
            isFirst = false
            value.append(2)
        }
        #expect(seen.values == [[1, 1], [1, 2, 1, 2]])
    }

    private static let updates: [@Sendable (Property<Int>) -> Void] = [{ $0.value += 1 }, { $0.modify { $0 += 1 } }]

    @Test(arguments: updates)
    func `an update inside an event is delivered after that event`(
        _ update: @escaping @Sendable (Property<Int>) -> Void
    ) {
        let property = Property(0)
        let seen = Recorder<Int, Never>()
        property.signal.observe { event in
            seen.note(event)
            if let value = event.value, value < 3 { update(property) }
        }
        #expect(seen.values == [0, 1, 2, 3])
    }

    @Test("swap returns the value before: from eight threads, each value exactly once")
    func swap() {
        let property = Property(-1)
        let seen = Log<Int>()
        inThreads(8) { thread in for number in 0..<100 { seen.note(property.swap(thread * 100 + number)) } }
        #expect((seen.entries + [property.value]).sorted() == Array(-1..<800))
    }

    @Test("a mapped property has the transformed value, and sends it until the property is freed")
    func map() {
        var property: Property<Int>? = Property(1)
        let text = property!.map { "\($0)" }
        let length = text.map(\.count)
        let seen = Recorder<String, Never>(text.signal)
        property!.value = 10
        #expect(text.value == "10")
        #expect(length.value == 2)
        property = nil
        #expect(seen.events == [.next("1"), .next("10"), .completed])
        #expect(text.value == "10")
    }

    @Test func `a property of two has the pair of their values, and completes when both are freed`() {
        var width: Property<Int>? = Property(2)
        var height: Property<Int>? = Property(3)
        let area = width!.combineLatest(with: height!).map { $0 * $1 }
        let seen = Recorder<Int, Never>(area.signal)
        width!.value = 4
        height!.value = 5
        #expect(area.value == 20)
        let doubled = width!.map { $0 * 2 }
        #expect(width!.combineLatest(with: doubled).value == (4, 8))
        #expect(doubled.combineLatest(with: width!).value == (8, 4))
        width = nil
        #expect(seen.events == [6, 12, 20].map(Event.next))
        height = nil
        #expect(seen.events.last == .completed)
        #expect(area.value == 20 && doubled.value == 8)
    }

    @Test @MainActor func `a main property of two has the pair of their values, on the main actor`() {
        let width = MainProperty(2)
        let height = MainProperty(3)
        let seen = Log<Int>()
        let area = width.combineLatest(with: height).map { $0 * $1 }
        area.signal.subscribe(next: { seen.note($0) })
        height.value = 4
        #expect(seen.entries == [6, 8])
        #expect(width.combineLatest(with: area).value == (2, 8))
        #expect(area.combineLatest(with: area.map { -$0 }).value == (8, -8))
        #expect(area.combineLatest(with: width).value == (8, 2))
    }

    @Test func `a property that follows a signal has its newest value, and keeps it when the signal ends`() {
        let source = Subject<Int, Never>()
        let property = ReadOnlyProperty(0, then: source.signal)
        let seen = Recorder<Int, Never>(property.signal)
        source.send(1)
        #expect(property.value == 1)
        source.complete()
        #expect(seen.events == [.next(0), .next(1), .completed])
        #expect(property.value == 1)
        #expect(ReadOnlyProperty(0, then: .from(1...3)).value == 3)
    }

    @Test func `what follows a signal leaves it with the last property made of it, and its subscribers don't count`() {
        let probe = Probe()
        let values = LiveObjects()
        var property: ReadOnlyProperty<Item>? = ReadOnlyProperty(Item(0), then: probe.signal.ignoreFailure())
        var number: ReadOnlyProperty<Int>? = property!.map(\.number)
        var pair: ReadOnlyProperty<(Int, Int)>? = number!.combineLatest(with: number!)
        let seen = Recorder<Int, Never>(property!.signal.map(\.number))
        probe.send(1, values.token())
        property = nil
        number = nil
        probe.send(2, values.token())
        #expect(probe.disposals == 0 && pair!.value == (2, 2))
        pair = nil
        #expect(probe.disposals == 1 && values.count == 0)
        #expect(seen.events == [.next(0), .next(1), .next(2), .completed])
    }

    @Test @MainActor func `a main property that follows a signal completes on the main actor, wherever it is freed`() {
        let time = VirtualTime()
        let source = MainSubject<Int>(scheduler: MainScheduler(time: time))
        var property: MainReadOnlyProperty<Int>? = MainReadOnlyProperty(0, then: source.signal)
        let seen = Log<String>()
        property!.signal.subscribe(next: { seen.note("\($0)") }, completed: { seen.note("|") })
        source.send(1)
        #expect(property!.value == 1)
        let last = Mutex(property)
        property = nil
        inThreads(1) { _ in last.withLock { $0 = nil } }
        time.advance(by: .zero)
        #expect(seen.entries == ["0", "1", "|"])
    }

    @Test @MainActor func `a mapped main property has the transformed value, on the main actor`() {
        let property = MainProperty(1)
        let text = property.map { value in
            MainActor.assertIsolated()
            return "\(value)"
        }
        let seen = Log<String>()
        text.signal.subscribe(next: { seen.note($0) })
        property.value += 1
        #expect(text.value == "2")
        #expect(text.map(\.count).value == 1)
        #expect(property.swap(5) == 2)
        #expect(seen.entries == ["1", "2", "5"])
    }
}
