import ReactiveCore
import Testing

@Suite("The core, at a glance") struct SmokeTests {
    @Test func `values pass map and filter`() {
        validate {
            "ab-c|"
            $0.inputs[0].map { $0.uppercased() }.filter { $0 != "B" }
            "A--C|"
        }
    }

    @Test func `flatMapLatest drops the older inner signal`() {
        validate {
            "x--y|"
            "-a--b---|"
            "-----c-|"
            let inner = ["x": $0.inputs[1], "y": $0.inputs[2]]
            $0.inputs[0].flatMapLatest { inner[$0]! }
            "-a---c-|"
        }
    }

    @Test @MainActor func `virtual time runs main's work on main and the background's elsewhere, in order`() {
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

    @Test func `a property sends its value, its changes, and its end`() {
        let seen = Recorder<Int, Never>()
        var property: Property<Int>? = Property(1)
        seen.record(property!.signal)
        property!.value = 2
        property = nil
        #expect(seen.events == [.next(1), .next(2), .completed])
    }
}
