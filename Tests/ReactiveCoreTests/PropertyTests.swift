import ReactiveCore
import Testing

@Suite("Properties") struct PropertyTests {
    @Test func `modify loses no update of eight threads, and every subscriber sees each value once, in order`() {
        let property = Property(0)
        let seen = Recorder<Int, Never>()
        seen.record(property.signal)
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

    @Test func `modify in an event is delivered after that event`() {
        let property = Property(0)
        let seen = Recorder<Int, Never>()
        property.signal.observe { event in
            seen.note(event)
            if let value = event.value, value < 3 { property.modify { $0 += 1 } }
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
        let seen = Recorder<String, Never>()
        seen.record(text.signal)
        property!.value = 10
        #expect(text.value == "10")
        #expect(length.value == 2)
        property = nil
        #expect(seen.events == [.next("1"), .next("10"), .completed])
        #expect(text.value == "10")
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
