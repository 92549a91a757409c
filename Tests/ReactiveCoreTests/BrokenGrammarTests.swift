import ReactiveCore
import Testing

/// Sources that send after their end, end twice, send from several threads at once, or don't notice their disposal.
@Suite("Every operator on sources that break the grammar") struct BrokenGrammarTests {
    enum Source: CaseIterable, Sendable {
        case closure, subject, replaySubject

        func make() -> (signal: Signal<Item, Boom>, send: @Sendable (Event<Item, Boom>) -> Void) {
            switch self {
            case .closure:
                let probe = Probe()
                return (probe.signal, { probe.send($0) })
            case .subject:
                let subject = Subject<Item, Boom>()
                return (subject.signal, { subject.send($0) })
            case .replaySubject:
                let subject = ReplaySubject<Item, Boom>(capacity: 2)
                return (subject.signal, { subject.send($0) })
            }
        }
    }

    @Test(
        "values after the ending and a second ending, from four threads at once: it ends once, with the last event",
        arguments: allOperators, Source.allCases)
    func threads(_ operation: OperatorCase, _ source: Source) {
        let kit = OperatorCase.Surroundings()
        let sources = (0..<operation.sources).map { _ in source.make() }
        let overlaps = OverlapCounter()
        let seen = Recorder<Item, Boom>()
        let subscription = operation.build(sources.map(\.signal), kit).observe { event in
            overlaps.run { seen.note(event) }
        }
        kit.settle()
        inThreads(4) { thread in
            for round in 0..<20 {
                for (_, send) in sources {
                    send(.next(Item(1)))
                    if round > 5 { send(thread % 2 == 0 ? .completed : .failed(Boom(number: thread))) }
                    send(.next(Item(2)))
                }
            }
        }
        kit.settle()
        #expect(overlaps.count == 0)
        #expect(seen.events.dropLast().allSatisfy { !$0.isTerminal })
        if operation.completes { #expect(seen.events.last?.isTerminal == true) }
        let count = seen.events.count
        subscription.dispose()
        for (_, send) in sources {
            send(.next(Item(3)))
            send(.completed)
            send(.failed(Boom()))
        }
        kit.settle()
        #expect(seen.events.count == count)
    }

    @Test(
        "a source that ends twice and sends on while it is being subscribed to", arguments: allOperators, [true, false])
    func whileSubscribing(_ operation: OperatorCase, _ fails: Bool) {
        let kit = OperatorCase.Surroundings()
        let source = Signal<Item, Boom> { subscriber in
            for round in 1...3 {
                subscriber.send(Item(round))
                if fails { subscriber.fail(Boom(number: round)) } else { subscriber.complete() }
                subscriber.fail(Boom(number: round))
                subscriber.complete()
            }
            return nil
        }
        let seen = Recorder<Item, Boom>(operation.build(on: source, kit))
        kit.settle()
        #expect(seen.values.allSatisfy { $0.number <= 1 })
        #expect(seen.events.dropLast().allSatisfy { !$0.isTerminal })
        if operation.completes { #expect(seen.events.last?.isTerminal == true) }
    }
}
