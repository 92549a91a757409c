import Dispatch
import ReactiveCore
import Testing

@Suite("What has ended upstream is stopped at once") struct EndedUpstreamTests {
    @Test(
        "an endless source that take(first:) ends above an operator makes no more values",
        arguments: allOperators, EndlessSource.Kind.allCases)
    func takenBefore(_ operation: OperatorCase, _ kind: EndlessSource.Kind) {
        for count in [1, 3] {
            let source = EndlessSource(kind)
            let taken = source.signal.take(first: count)
            start(operation, Array(repeating: taken, count: operation.sources))
            #expect(!source.effects.isEmpty)
            #expect(source.effects.allSatisfy { $0 == count })
        }
    }

    @Test(
        "above an operator, what follows a failure in merge isn't started",
        arguments: allOperators, EndlessSource.Kind.allCases)
    func failedBefore(_ operation: OperatorCase, _ kind: EndlessSource.Kind) {
        let source = EndlessSource(kind)
        let failing = Signal<Item, Boom>.fail(Boom()).merge(with: source.signal)
        start(operation, Array(repeating: failing, count: operation.sources))
        #expect(source.effects == [])
    }

    @Test(arguments: allOperators)
    func `above an operator, what runs beside a failure in merge is disposed with it`(_ operation: OperatorCase) {
        let probes = (0..<operation.sources).map { _ in (failing: Probe(), other: Probe()) }
        let kit = start(operation, probes.map { $0.failing.signal.merge(with: $0.other.signal) })
        for (failing, other) in probes {
            for number in 1...3 { other.send(number) }
            failing.fail()
            // Time doesn't pass here, so the failure may still be waiting.
            #expect(other.subscriptions > 0)
            #expect(other.disposals == other.subscriptions)
        }
        kit.settle()
    }

    @Test(
        "what an operator sends because its source has ended comes when that source is disposed",
        arguments: allOperators, [1, -1])
    func lastValues(_ operation: OperatorCase, _ sign: Int) {
        let kit = OperatorCase.Surroundings()
        let sources = (0..<operation.sources).map { _ in (probe: Probe(), end: Subject<Int, Never>()) }
        let ended = Log<Probe>()
        let running = sources.map { $0.probe.signal.take(until: $0.end.signal) }
        operation.build(running, kit).observe { event in
            if event.isTerminal { return }
            for probe in ended.entries { #expect(probe.disposals == probe.subscriptions) }
        }
        kit.settle()
        for (probe, end) in sources {
            // The kit filters out the positive numbers of some operators, and the negative numbers of others.
            for number in 1...3 { probe.send(number * sign) }
            ended.note(probe)
            end.send(0)
        }
        kit.settle()
    }

    @Test(arguments: twoSources, EndlessSource.Kind.allCases)
    func `the same in each place of an operator of two sources`(_ operation: OperatorCase, _ kind: EndlessSource.Kind) {
        for count in [1, 3] {
            let sources = (0..<3).map { _ in EndlessSource(kind) }
            start(operation, sources.prefix(2).map { $0.signal.take(first: count) })
            let failing = Signal<Item, Boom>.fail(Boom()).merge(with: sources[2].signal)
            start(operation, [.just(Item(0)), failing])
            start(operation, [failing, .just(Item(0))])
            #expect(sources.dropLast().flatMap(\.effects).allSatisfy { $0 <= count })
            #expect(sources[2].effects == [])
        }
    }

    @Test(arguments: twoSources) func `the same in each place, when the failure comes later`(_ operation: OperatorCase)
    {
        for position in 0...1 {
            let (source, failing, other) = (Probe(), Probe(), Probe())
            let merged = failing.signal.merge(with: other.signal)
            let sources = position == 0 ? [merged, source.signal] : [source.signal, merged]
            let subscription = operation.build(sources, OperatorCase.Surroundings()).observe { _ in }
            // Both start now, even if one is the inner signal of the other.
            for probe in [source, other] { probe.send(1) }
            failing.fail()
            #expect(other.disposals == other.subscriptions)
            subscription.dispose()
        }
    }

    @Test func `on a real queue too, deliver(on:) doesn't let an ended source run on`() {
        let source = EndlessSource(.closure)
        let queue = SerialQueueScheduler(label: "test")
        let done = DispatchSemaphore(value: 0)
        source.signal.take(first: 3).deliver(on: queue).observe { if $0.isTerminal { done.signal() } }
        done.wait()
        #expect(source.effects == [3])
    }

    @Test func `a subscriber that was ended while it delivers an event says so at once`() {
        let seen = Log<Bool>()
        let senders = Log<Subscriber<Int, Never>>()
        Signal<Int, Never> { subscriber in
            senders.note(subscriber)
            return nil
        }.subscribe(next: { _ in
            senders.entries[0].complete()
            seen.note(senders.entries[0].isDisposed)
        })
        senders.entries[0].send(1)
        #expect(seen.entries == [true])
    }

    @discardableResult
    private func start(_ operation: OperatorCase, _ sources: [Signal<Item, Boom>]) -> OperatorCase.Surroundings {
        let kit = OperatorCase.Surroundings()
        operation.build(sources, kit).observe { _ in }
        kit.settle()
        return kit
    }
}
