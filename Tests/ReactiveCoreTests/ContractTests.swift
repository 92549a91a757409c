import Foundation
import ReactiveCore
import Synchronization
import Testing

@Suite("Every operator keeps the contract") struct ContractTests {
    enum Ending: String, CaseIterable, Sendable {
        case completes, fails, isDisposed, losesItsSource
    }

    @Test(arguments: allOperators) func `nothing happens before it is subscribed to`(_ operation: OperatorCase) {
        let probe = Probe()
        let kit = OperatorCase.Surroundings()
        _ = operation.build(Array(repeating: probe.signal, count: operation.sources), kit)
        kit.time.advance(by: .seconds(60))
        #expect(probe.subscriptions == 0)
    }

    @Test(arguments: allOperators) func `values keep their order`(_ operation: OperatorCase) {
        let bench = Bench(operation)
        for number in 1...10 {
            for probe in bench.probes { probe.send(number) }
            bench.settle()
        }
        let numbers = bench.numbers.filter { $0 > 0 }
        #expect(numbers == numbers.sorted())
        switch operation.values {
        case .all: #expect(numbers.count == 10 * operation.sources)
        case .some: #expect(numbers.count > 5)
        case .none: #expect(numbers.isEmpty)
        }
    }

    @Test(arguments: allOperators)
    func `completion of the sources completes it once, and nothing follows`(_ operation: OperatorCase) {
        let bench = Bench(operation)
        for probe in bench.probes { probe.send(1) }
        for probe in bench.probes {
            probe.complete()
            probe.send(2)
            probe.complete()
            probe.fail()
        }
        bench.settle()
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
        bench.settle()
        if operation.passesFailure { #expect(bench.endings == [.failed(Boom(number: 7))]) }
        #expect(bench.endings.count == 1)
        #expect(!bench.numbers.contains(2))
    }

    @Test(arguments: allOperators, [Ending.completes, .fails, .isDisposed])
    func `each source is disposed exactly once, however it ends`(_ operation: OperatorCase, _ ending: Ending) {
        let bench = Bench(operation)
        for probe in bench.probes { probe.send(1) }
        switch ending {
        case .completes: for probe in bench.probes { probe.complete() }
        case .fails: bench.probes[0].fail()
        case .isDisposed, .losesItsSource: break
        }
        bench.settle()
        bench.subscription.dispose()
        bench.subscription.dispose()
        bench.settle()
        for probe in bench.probes { #expect(probe.disposals == probe.subscriptions) }
        #expect(bench.subscription.isDisposed)
    }

    @Test(arguments: allOperators) func `after disposal it sends nothing`(_ operation: OperatorCase) {
        let bench = Bench(operation)
        for probe in bench.probes { probe.send(1) }
        bench.subscription.dispose()
        let count = bench.seen.events.count
        for probe in bench.probes {
            probe.send(2)
            probe.complete()
        }
        bench.settle()
        #expect(bench.seen.events.count == count)
    }

    @Test(arguments: allOperators) func `disposed inside an event, it sends no other event`(_ operation: OperatorCase) {
        let bench = Bench(operation) { _, _, subscription in subscription.dispose() }
        for number in 1...3 { for probe in bench.probes { probe.send(number) } }
        for probe in bench.probes { probe.complete() }
        bench.settle()
        #expect(bench.seen.events.count <= 1)
        for probe in bench.probes { #expect(probe.disposals == probe.subscriptions) }
        #expect(bench.surroundings.time.isIdle)
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
        bench.settle()
        bench.subscription.dispose()
        #expect(bench.endings.count == (fails || operation.completes ? 1 : 0))
        if let last = bench.seen.events.last, operation.completes { #expect(last.isTerminal) }
        for probe in bench.probes { #expect(probe.disposals == probe.subscriptions) }
        #expect(bench.surroundings.time.isIdle)
    }

    @Test(arguments: allOperators)
    func `disposed before it is subscribed to, it subscribes to nothing`(_ operation: OperatorCase) {
        let kit = OperatorCase.Surroundings()
        let probes = (0..<operation.sources).map { _ in Probe() }
        let serial = SerialDisposable()
        let seen = Recorder<Item, Boom>()
        let trigger = Subject<Int, Boom>()
        serial.replace(
            with: trigger.signal
                .flatMap { _ in
                    serial.dispose()
                    return operation.build(probes.map(\.signal), kit)
                }
                .observe(seen.note))
        trigger.send(0)
        kit.time.advance(by: .seconds(60))
        #expect(seen.events == [])
        for probe in probes { #expect(probe.subscriptions == 0) }
        #expect(kit.time.isIdle)
    }

    @Test(arguments: allOperators)
    func `disposed while it is being subscribed to, it sends nothing more`(_ operation: OperatorCase) {
        let kit = OperatorCase.Surroundings()
        let serial = SerialDisposable()
        let seen = Recorder<Item, Boom>()
        let source = Signal<Item, Boom> { subscriber in
            serial.dispose()
            subscriber.send(Item(1))
            return nil
        }
        let trigger = Subject<Int, Boom>()
        serial.replace(
            with: trigger.signal
                .flatMap { _ in operation.build(Array(repeating: source, count: operation.sources), kit) }
                .observe(seen.note))
        trigger.send(0)
        kit.time.advance(by: .seconds(60))
        #expect(seen.events.filter { $0.value?.number != -1 } == [])
    }

    @Test(
        "a source that ends before its disposable exists is cleaned up, once", arguments: allOperators,
        [true, false])
    func endedBeforeCleanup(_ operation: OperatorCase, _ fails: Bool) {
        let kit = OperatorCase.Surroundings()
        let cleanups = Atomic<Int>(0)
        let starts = Atomic<Int>(0)
        let source = Signal<Item, Boom> { subscriber in
            starts.add(1, ordering: .relaxed)
            subscriber.send(Item(1))
            if fails { subscriber.fail(Boom()) } else { subscriber.complete() }
            return ActionDisposable { cleanups.add(1, ordering: .relaxed) }
        }
        operation.build(Array(repeating: source, count: operation.sources), kit).observe { _ in }
        kit.time.advance(by: .seconds(60))
        #expect(cleanups.load(ordering: .relaxed) == starts.load(ordering: .relaxed))
        #expect(starts.load(ordering: .relaxed) > 0)
    }

    @Test(arguments: allOperators, Ending.allCases)
    func `everything is freed, however it ends`(_ operation: OperatorCase, _ ending: Ending) {
        // An operator that continues after its source has completed keeps what it needs for that.
        if !operation.completes, ending == .completes { return }
        let values = LiveObjects()
        let closures: LiveObjects
        let subscription: any Disposable
        let probes = (0..<operation.sources).map { _ in Probe() }
        do {
            let kit = OperatorCase.Surroundings()
            closures = kit.ledger
            let mine = kit.ledger.token()
            subscription = operation.build(probes.map(\.signal), kit).observe { _ in mine.keep() }
            kit.time.advance(by: .seconds(60))
            for number in 1...3 { for probe in probes { probe.send(number, values.token()) } }
            switch ending {
            case .completes: for probe in probes { probe.complete() }
            case .fails: probes[0].fail()
            case .isDisposed: subscription.dispose()
            case .losesItsSource: for probe in probes { probe.forget() }
            }
            kit.time.advance(by: .seconds(60))
            if ending != .losesItsSource { #expect(kit.time.isIdle) }
        }
        if !(operation.waitsOnTime && ending == .losesItsSource) { #expect(closures.count == 0) }
        #expect(values.count == 0)
        withExtendedLifetime((probes, subscription)) {}
    }

    @Test(arguments: allOperators) func `events don't overlap when eight threads send`(_ operation: OperatorCase) {
        let overlaps = OverlapCounter()
        let count = Atomic<Int>(0)
        let endings = Atomic<Int>(0)
        let bench = Bench(operation) { event, _, _ in
            overlaps.run {
                count.add(1, ordering: .relaxed)
                if event.isTerminal { endings.add(1, ordering: .relaxed) }
            }
        }
        let probes = bench.probes
        inThreads(8) { thread in
            for number in 1...200 { probes[thread % probes.count].send(thread * 1000 + number) }
        }
        bench.settle()
        inThreads(8) { thread in probes[thread % probes.count].complete() }
        bench.settle()
        #expect(overlaps.count == 0)
        if case .all = operation.values {
            #expect(count.load(ordering: .relaxed) == 1600 + (operation.completes ? 1 : 0))
        }
        #expect(endings.load(ordering: .relaxed) == (operation.completes ? 1 : 0))
    }

    @Test(arguments: allOperators)
    func `what a subscriber sends back arrives afterwards, in order`(_ operation: OperatorCase) {
        let overlaps = OverlapCounter()
        let bench = Bench(operation) { event, probes, _ in
            overlaps.run {
                guard let number = event.value?.number, number >= 0, number < 10 else { return }
                for probe in probes { probe.send(number + 1) }
            }
        }
        for probe in bench.probes { probe.send(1) }
        bench.settle()
        #expect(overlaps.count == 0)
        if operation.sources == 1, case .all = operation.values {
            #expect(bench.numbers == Array(1...10))
        }
    }

    @Test(arguments: allOperators.filter { $0.effects != nil })
    func `an endless source stops after the values that were asked for`(_ operation: OperatorCase) {
        let kit = OperatorCase.Surroundings()
        let effects = Atomic<Int>(0)
        let source = Signal<Item, Boom> { subscriber in
            while !subscriber.isDisposed {
                subscriber.send(Item(effects.add(1, ordering: .relaxed).newValue))
                if effects.load(ordering: .relaxed) > 100 { return nil }
            }
            return nil
        }
        let seen = Recorder<Item, Boom>()
        seen.record(operation.build(Array(repeating: source, count: operation.sources), kit).take(first: 3))
        #expect(effects.load(ordering: .relaxed) == operation.effects!)
        #expect(seen.events.count == 4)
    }

    @Test(arguments: allOperators) func `no lock is held while a source is disposed`(_ operation: OperatorCase) {
        // Thread A holds a lock of the user's while it sends. Thread B ends the signal, and the source's disposal takes
        // that lock. If A is delivering when B ends the signal, A also delivers the ending, and disposes of the source
        // while it already holds the lock.
        let lock = Mutex(0)
        let bench = Bench(operation, atDisposal: { if Thread.current.name != "A" { lock.withLock { $0 += 1 } } })
        let bothReady = Rendezvous(2)
        let finished = inThreads(2, within: .seconds(5)) { thread in
            if thread == 0 {
                Thread.current.name = "A"
                lock.withLock { _ in
                    bothReady.arrive()
                    for number in 1...50 { bench.probes[0].send(number) }
                }
            } else {
                bothReady.arrive()
                bench.probes.last!.fail()
                bench.subscription.dispose()
            }
        }
        #expect(finished)
    }
}
