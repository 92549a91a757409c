import ReactiveCore
import Testing

@Suite("Every creation keeps the contract") struct CreationContractTests {
    private typealias Kit = OperatorCase.Surroundings

    @Test(arguments: allCreations) func `nothing happens before it is subscribed to`(_ creation: CreationCase) {
        let kit = Kit()
        _ = creation.build(kit)
        #expect(kit.time.isIdle)
    }

    @Test(arguments: allCreations)
    func `it sends its values and then its ending, to each subscriber from the start`(_ creation: CreationCase) {
        let kit = Kit()
        let signal = creation.build(kit)
        for _ in 0..<2 {
            let seen = Recorder<Item, Boom>()
            let subscription = seen.record(signal)
            kit.time.advance(by: .seconds(60))
            #expect(seen.values.count == creation.values)
            #expect(seen.events.filter(\.isTerminal) == (creation.ending.map { [$0] } ?? []))
            #expect(subscription.isDisposed == (creation.ending != nil))
            subscription.dispose()
        }
    }

    @Test(arguments: allCreations)
    func `after disposal it sends nothing, and its timer is canceled`(_ creation: CreationCase) {
        let kit = Kit()
        let seen = Recorder<Item, Boom>()
        let subscription = seen.record(creation.build(kit))
        kit.time.advance(by: .seconds(5))
        let count = seen.events.count
        subscription.dispose()
        #expect(kit.time.isIdle)
        kit.time.advance(by: .seconds(60))
        #expect(seen.events.count == count)
    }

    @Test(arguments: allCreations) func `disposed inside an event, it sends no other event`(_ creation: CreationCase) {
        let kit = Kit()
        let seen = Recorder<Item, Boom>()
        let serial = SerialDisposable()
        let trigger = Subject<Int, Boom>()
        serial.replace(
            with: trigger.signal.flatMap { _ in creation.build(kit) }.observe { event in
                seen.note(event)
                serial.dispose()
            })
        trigger.send(0)
        kit.time.advance(by: .seconds(60))
        #expect(seen.events.count <= 1)
        #expect(kit.time.isIdle)
    }

    @Test(arguments: allCreations)
    func `disposed before it is subscribed to, it does nothing`(_ creation: CreationCase) {
        let kit = Kit()
        let seen = Recorder<Item, Boom>()
        let serial = SerialDisposable()
        let trigger = Subject<Int, Boom>()
        serial.replace(
            with: trigger.signal
                .flatMap { _ in
                    serial.dispose()
                    return creation.build(kit)
                }
                .observe(seen.note))
        trigger.send(0)
        kit.time.advance(by: .seconds(60))
        #expect(seen.events == [])
        #expect(kit.time.isIdle)
    }

    @Test(arguments: allCreations, [true, false])
    func `everything is freed, when it ends and when it is disposed`(_ creation: CreationCase, _ isDisposed: Bool) {
        let ledger: LiveObjects
        let subscription: any Disposable
        do {
            let kit = Kit()
            ledger = kit.ledger
            let mine = kit.ledger.token()
            subscription = creation.build(kit).observe { _ in mine.keep() }
            kit.time.advance(by: .seconds(25))
            if isDisposed || creation.ending == nil { subscription.dispose() }
            #expect(kit.time.isIdle)
        }
        #expect(ledger.count == 0)
        withExtendedLifetime(subscription) {}
    }

    @Test(arguments: allCreations.filter { $0.values > 0 })
    func `take(first: 1) takes one value and stops the rest`(_ creation: CreationCase) {
        let kit = Kit()
        let seen = Recorder<Item, Boom>()
        seen.record(creation.build(kit).take(first: 1))
        kit.time.advance(by: .seconds(60))
        #expect(seen.events.count == 2)
        #expect(kit.time.isIdle)
    }
}
