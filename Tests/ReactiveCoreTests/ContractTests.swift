import Dispatch
import Foundation
import ReactiveCore
import Synchronization
import Testing

@Suite("Every operator keeps the contract") struct ContractTests {
    private typealias Kit = OperatorCase.Surroundings
    private let kit = Kit()

    static let joined = allOperators + pairs
    static let all = joined + creations

    enum Ending: CaseIterable, Sendable {
        case completes, completesBackwards, fails, lastFails, isDisposed
        case losesItsSources, completesAndLosesTheRest, failsAndLosesTheRest

        var losesSources: Bool { [.losesItsSources, .completesAndLosesTheRest, .failsAndLosesTheRest].contains(self) }

        func end(_ probes: [Probe], _ subscription: any Disposable) {
            switch self {
            case .completes: for probe in probes { probe.complete() }
            case .completesBackwards: for probe in probes.reversed() { probe.complete() }
            case .fails, .failsAndLosesTheRest: probes.first?.fail()
            case .lastFails: probes.last?.fail()
            case .isDisposed: subscription.dispose()
            case .losesItsSources: break
            case .completesAndLosesTheRest: probes.first?.complete()
            }
            if losesSources { for probe in probes { probe.forget() } }
        }
    }

    // MARK: Values and endings

    @Test(arguments: all) func `nothing happens before it is subscribed to`(_ operation: OperatorCase) {
        let probe = Probe()
        _ = operation.build(on: probe.signal, kit)
        #expect(kit.time.isIdle)
        kit.settle()
        #expect(probe.subscriptions == 0)
    }

    @Test(arguments: allOperators) func `values keep their order`(_ operation: OperatorCase) {
        let bench = Bench(operation)
        for number in 1...10 {
            bench.send(number...number)
            bench.kit.settle()
        }
        let numbers = bench.numbers.filter { $0 > 0 }
        #expect(numbers == numbers.sorted())
        switch operation.values {
        case .all: #expect(numbers.count == 10 * operation.sources)
        case .some: #expect(numbers.count > 5)
        case .none: #expect(numbers.isEmpty)
        case .open, .made: break
        }
    }

    @Test(arguments: creations)
    func `a creation sends its values and then its ending, to each subscriber`(_ creation: OperatorCase) {
        guard case .made(let count, let ending) = creation.values else { return }
        let signal = creation.build([], kit)
        for _ in 0..<2 {
            let seen = Recorder<Item, Boom>()
            let subscription = seen.record(signal)
            kit.settle()
            #expect(seen.values.count == count)
            #expect(seen.events.filter(\.isTerminal) == (ending.map { [$0] } ?? []))
            #expect(subscription.isDisposed == (ending != nil))
            subscription.dispose()
        }
    }

    @Test(arguments: allOperators)
    func `completion of the sources completes it once, and nothing follows`(_ operation: OperatorCase) {
        let bench = Bench(operation)
        bench.send(1...1)
        for probe in bench.probes {
            probe.complete()
            probe.send(2)
            probe.complete()
            probe.fail()
        }
        bench.kit.settle()
        #expect(bench.endings == (operation.completes ? [.completed] : []))
        #expect(!bench.numbers.contains(2))
        #expect(bench.subscription.isDisposed == operation.completes)
    }

    @Test(arguments: allOperators) func `a failure ends it once, and nothing follows`(_ operation: OperatorCase) {
        let bench = Bench(operation)
        bench.probes.last!.fail(Boom(number: 7))
        for probe in bench.probes {
            probe.send(2)
            probe.fail()
        }
        bench.kit.settle()
        if operation.passesFailure { #expect(bench.endings == [.failed(Boom(number: 7))]) }
        #expect(bench.endings.count == 1)
        #expect(!bench.numbers.contains(2))
    }

    // MARK: Disposal

    @Test(arguments: joined, Ending.allCases)
    func `each source is disposed exactly once, however it ends`(_ operation: OperatorCase, _ ending: Ending) {
        let bench = Bench(operation)
        bench.send(1...3)
        ending.end(bench.probes, bench.subscription)
        bench.kit.settle()
        bench.subscription.dispose()
        bench.subscription.dispose()
        bench.kit.settle()
        #expect(bench.isCleanedUp && bench.probes[0].subscriptions >= 1)
        #expect(bench.subscription.isDisposed)
    }

    @Test(arguments: all) func `after disposal it sends nothing, and no timer is left`(_ operation: OperatorCase) {
        let probes = (0..<operation.sources).map { _ in Probe() }
        let seen = Recorder<Item, Boom>()
        let subscription = seen.record(operation.build(probes.map(\.signal), kit))
        kit.time.advance(by: .seconds(5))
        for probe in probes { probe.send(1) }
        subscription.dispose()
        #expect(kit.time.isIdle)
        let count = seen.events.count
        for probe in probes {
            probe.send(2)
            probe.complete()
        }
        kit.settle()
        #expect(seen.events.count == count)
    }

    @Test(arguments: joined) func `disposed inside an event, it sends no other event`(_ operation: OperatorCase) {
        let bench = Bench(operation) { _, _, subscription in subscription.dispose() }
        bench.send(1...3)
        for probe in bench.probes { probe.complete() }
        bench.kit.settle()
        #expect(bench.seen.events.count <= 1)
        #expect(bench.isCleanedUp && bench.kit.time.isIdle)
    }

    @Test(arguments: creations)
    func `disposed inside an event, a creation sends no other event`(_ creation: OperatorCase) {
        #expect(Bench.nested(in: kit, { _ in creation.build([], kit) }, { $0.dispose() }).count <= 1)
        #expect(kit.time.isIdle)
    }

    @Test(
        "disposed inside its ending, it has ended once, and every source is disposed once", arguments: allOperators,
        [true, false])
    func disposalInsideEnding(_ operation: OperatorCase, _ fails: Bool) {
        let bench = Bench(operation) { event, probes, subscription in
            guard event.isTerminal else { return }
            subscription.dispose()
            for probe in probes { probe.send(9) }
        }
        for probe in bench.probes { if fails { probe.fail() } else { probe.complete() } }
        bench.kit.settle()
        bench.subscription.dispose()
        #expect(bench.endings.count == (fails || operation.completes ? 1 : 0))
        if let last = bench.seen.events.last, operation.completes { #expect(last.isTerminal) }
        #expect(bench.isCleanedUp && bench.kit.time.isIdle)
    }

    @Test(arguments: all)
    func `disposed before it is subscribed to, it subscribes to nothing`(_ operation: OperatorCase) {
        let probe = Probe()
        let events = Bench.nested(in: kit) { subscription in
            subscription.dispose()
            return operation.build(on: probe.signal, kit)
        }
        #expect(events == [] && probe.subscriptions == 0)
        #expect(kit.time.isIdle)
    }

    @Test(arguments: joined)
    func `disposed while it is being subscribed to, it sends nothing more`(_ operation: OperatorCase) {
        let events = Bench.nested(in: kit) { subscription in
            let source = Signal<Item, Boom> { subscriber in
                subscription.dispose()
                subscriber.send(Item(1))
                return nil
            }
            return operation.build(on: source, kit)
        }
        #expect(events.filter { $0.value?.number != -1 } == [])
    }

    @Test(
        "a source that ends before its disposable exists is cleaned up, once", arguments: joined,
        [true, false])
    func endedBeforeCleanup(_ operation: OperatorCase, _ fails: Bool) {
        let cleanups = Atomic<Int>(0)
        let starts = Atomic<Int>(0)
        let source = Signal<Item, Boom> { subscriber in
            starts.add(1, ordering: .relaxed)
            subscriber.send(Item(1))
            if fails { subscriber.fail(Boom()) } else { subscriber.complete() }
            return ActionDisposable { cleanups.add(1, ordering: .relaxed) }
        }
        operation.build(on: source, kit).observe { _ in }
        kit.settle()
        #expect(cleanups.load(ordering: .relaxed) == starts.load(ordering: .relaxed))
        #expect(starts.load(ordering: .relaxed) > 0)
    }

    @Test(arguments: all, Ending.allCases)
    func `everything is freed, however it ends`(_ operation: OperatorCase, _ ending: Ending) {
        if operation.waitsOnTime, ending.losesSources { return }
        let values = LiveObjects()
        let closures: LiveObjects
        let subscription: any Disposable
        let probes = (0..<operation.sources).map { _ in Probe() }
        do {
            let kit = Kit()
            closures = kit.ledger
            let mine = kit.ledger.token()
            subscription = operation.build(probes.map(\.signal), kit).observe { _ in mine.keep() }
            kit.settle()
            for number in 1...3 { for probe in probes { probe.send(number, values.token()) } }
            ending.end(probes, subscription)
            kit.settle()
            // Some operators continue when their source has completed, or one of their sources.
            if !subscription.isDisposed, !ending.losesSources || operation.sources == 0 { subscription.dispose() }
            if !ending.losesSources { #expect(kit.time.isIdle) }
        }
        #expect(closures.count == 0 && values.count == 0)
        withExtendedLifetime((probes, subscription)) {}
    }

    // MARK: Threads, re-entrance, and locks

    @Test(arguments: joined) func `events don't overlap when eight threads send`(_ operation: OperatorCase) {
        let overlaps = OverlapCounter()
        let bench = Bench(operation) { _, _, _ in overlaps.run {} }
        let probes = bench.probes
        // In some pairs, each value subscribes to a probe once more.
        let count = operation.isExact ? 200 : 30
        inThreads(8) { thread in
            for number in 1...count { probes[thread % probes.count].send(thread * 1000 + number) }
            if !operation.isExact { probes[thread % probes.count].complete() }
        }
        bench.kit.settle()
        inThreads(8) { thread in probes[thread % probes.count].complete() }
        bench.kit.settle()
        #expect(overlaps.count == 0)
        if case .all = operation.values { #expect(bench.numbers.count == 8 * count) }
        #expect(bench.endings.count <= 1)
        if operation.isExact { #expect(bench.endings.count == (operation.completes ? 1 : 0)) }
        bench.subscription.dispose()
    }

    @Test(arguments: joined)
    func `what a subscriber sends back arrives afterwards, in order`(_ operation: OperatorCase) {
        let overlaps = OverlapCounter()
        let sent = Atomic<Int>(0)
        let bench = Bench(operation) { event, probes, _ in
            overlaps.run {
                guard let number = event.value?.number, number >= 0, number < 10 else { return }
                // In some pairs, each value becomes a signal that receives the next value.
                if !operation.isExact, sent.add(1, ordering: .relaxed).newValue > 6 { return }
                for probe in probes { probe.send(number + 1) }
            }
        }
        bench.send(1...1)
        bench.kit.settle()
        bench.subscription.dispose()
        #expect(overlaps.count == 0)
        if operation.sources == 1, case .all = operation.values { #expect(bench.numbers == Array(1...10)) }
    }

    @Test(arguments: allOperators.filter { $0.effects != nil })
    func `an endless source stops after the values that were asked for`(_ operation: OperatorCase) {
        let source = EndlessSource(.closure)
        let seen = Recorder<Item, Boom>(operation.build(on: source.signal, Kit()).take(first: 3))
        #expect(source.effects.reduce(0, +) == operation.effects!)
        #expect(seen.events.count == 4)
    }

    @Test(arguments: joined, [true, false])
    func `no lock is held while a source is disposed`(_ operation: OperatorCase, _ fails: Bool) {
        // Thread A holds a user's lock while it sends. Thread B ends the signal, and the sources' disposal takes that
        // lock: if an operator's lock were held meanwhile, both threads would wait forever. If A is delivering then, A
        // also disposes of the sources, and doesn't take the lock, which it already holds.
        let lock = Mutex(0)
        let bench = Bench(operation, atDisposal: { if Thread.current.name != "A" { lock.withLock { $0 += 1 } } })
        let (oneIsReady, otherIsReady) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let finished = inThreads(2, within: .seconds(20)) { thread in
            if thread == 0 {
                Thread.current.name = "A"
                lock.withLock { _ in
                    oneIsReady.signal()
                    otherIsReady.wait()
                    bench.send(1...30)
                }
            } else {
                otherIsReady.signal()
                oneIsReady.wait()
                for probe in bench.probes.reversed() { probe.send(100) }
                for probe in bench.probes.reversed() { if fails { probe.fail() } else { probe.complete() } }
                bench.subscription.dispose()
            }
        }
        #expect(finished)
    }
}
