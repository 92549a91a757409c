import Foundation
import ReactiveCore
import Synchronization
import Testing

@Suite("Every operator of several sources") struct SeveralSourcesTests {
    enum Ending: CaseIterable, Sendable {
        case bothComplete, bothCompleteSecondFirst, firstFails, secondFails, isDisposed

        func end(_ probes: [Probe], _ subscription: any Disposable) {
            switch self {
            case .bothComplete: for probe in probes { probe.complete() }
            case .bothCompleteSecondFirst: for probe in probes.reversed() { probe.complete() }
            case .firstFails: probes[0].fail()
            case .secondFails: probes[1].fail()
            case .isDisposed: subscription.dispose()
            }
        }
    }

    @Test(
        "each source is disposed as often as it was subscribed to, however it ends",
        arguments: pairCases, Ending.allCases)
    func disposedOnce(_ operation: PairCase, _ ending: Ending) {
        let probes = [Probe(), Probe()]
        let subscription = operation.build(probes[0].signal, probes[1].signal).observe { _ in }
        for number in 1...3 { for probe in probes { probe.send(number) } }
        ending.end(probes, subscription)
        subscription.dispose()
        subscription.dispose()
        for probe in probes { #expect(probe.disposals == probe.subscriptions) }
        #expect(probes[0].subscriptions >= 1)
    }

    @Test(arguments: pairCases, Ending.allCases)
    func `everything is freed, however it ends`(_ operation: PairCase, _ ending: Ending) {
        let ledger = LiveObjects()
        let probes = [Probe(), Probe()]
        let subscription: any Disposable
        do {
            let mine = ledger.token()
            subscription = operation.build(probes[0].signal, probes[1].signal).observe { _ in mine.keep() }
            for number in 1...3 { for probe in probes { probe.send(number, ledger.token()) } }
            ending.end(probes, subscription)
            // Some operators continue with one source when the other has ended.
            if !subscription.isDisposed { subscription.dispose() }
        }
        #expect(ledger.count == 0)
        withExtendedLifetime((probes, subscription)) {}
    }

    @Test(arguments: pairCases, [true, false])
    func `what waits for a source is freed when that is lost`(_ operation: PairCase, _ fails: Bool) {
        let ledger = LiveObjects()
        let probes = [Probe(), Probe()]
        let subscription: any Disposable
        do {
            let mine = ledger.token()
            subscription = operation.build(probes[0].signal, probes[1].signal).observe { _ in mine.keep() }
            for probe in probes { probe.send(1, ledger.token()) }
            if fails { probes[0].fail() } else { probes[0].complete() }
        }
        for probe in probes { probe.forget() }
        #expect(ledger.count == 0)
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: pairCases)
    func `events don't overlap when eight threads send into both sources`(_ operation: PairCase) {
        let probes = [Probe(), Probe()]
        let overlaps = OverlapCounter()
        let endings = Atomic<Int>(0)
        let subscription = operation.build(probes[0].signal, probes[1].signal).observe { event in
            overlaps.run { if event.isTerminal { endings.add(1, ordering: .relaxed) } }
        }
        inThreads(8) { thread in
            for number in 1...30 { probes[thread % 2].send(thread * 1000 + number) }
            probes[thread % 2].complete()
        }
        subscription.dispose()
        #expect(overlaps.count == 0)
        #expect(endings.load(ordering: .relaxed) <= 1)
    }

    @Test(arguments: pairCases, [true, false])
    func `no lock is held while a source is disposed`(_ operation: PairCase, _ fails: Bool) {
        // As in ``ContractTests``: A holds a lock while it sends, and the disposal that B causes takes the lock.
        let lock = Mutex(0)
        let probes = (0..<2).map { _ in
            Probe(atDisposal: { if Thread.current.name != "A" { lock.withLock { $0 += 1 } } })
        }
        let subscription = operation.build(probes[0].signal, probes[1].signal).observe { _ in }
        let bothReady = Rendezvous(2)
        let finished = inThreads(2, within: .seconds(20)) { thread in
            if thread == 0 {
                Thread.current.name = "A"
                lock.withLock { _ in
                    bothReady.arrive()
                    for number in 1...30 { for probe in probes { probe.send(number) } }
                }
            } else {
                bothReady.arrive()
                for probe in probes.reversed() { probe.send(100) }
                for probe in probes.reversed() { if fails { probe.fail() } else { probe.complete() } }
                subscription.dispose()
            }
        }
        #expect(finished)
    }

    @Test(arguments: pairCases)
    func `a subscriber that sends back into both sources isn't called inside itself`(_ operation: PairCase) {
        let probes = [Probe(), Probe()]
        let overlaps = OverlapCounter()
        let sent = Atomic<Int>(0)
        let subscription = operation.build(probes[0].signal, probes[1].signal).observe { event in
            overlaps.run {
                // Send only a few times: flatMap turns each value into a signal that receives the next value.
                guard event.value != nil, sent.add(1, ordering: .relaxed).newValue <= 6 else { return }
                for probe in probes { probe.send(2) }
            }
        }
        for probe in probes { probe.send(1) }
        subscription.dispose()
        #expect(overlaps.count == 0)
    }
}
