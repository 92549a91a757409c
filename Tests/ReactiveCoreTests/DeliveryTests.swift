import ReactiveCore
import Testing

@Suite("When and where events are delivered") struct DeliveryTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("subscribe(on:) subscribes when its scheduler gets to it") {
            "abcde|"
            $0.inputs[0].subscribe(on: $0.scheduler(late: 3))
            "---de|"
            $0.subscriptions[0]
            "---^-!"
        }
        Picture("subscribe(on:) that is disposed before its scheduler gets to it never subscribes") {
            "abcde|"
            $0.inputs[0].subscribe(on: $0.scheduler(late: 3))
            "-!"
            $0.subscriptions[0]
            "-"
        }
    }

    private static let endings: [(Signal<Int, Boom>, [String])] = [
        (.just(1), ["doSubscribed", "doNext", "next", "doCompleted", "doEnded", "completed"]),
        (.fail(Boom()), ["doSubscribed", "doFailed", "doEnded", "failed"]),
        (.never, ["doSubscribed", "doEnded", "doDisposed"]),
    ]

    @Test("hooks run before the event goes on, and exactly one of the endings' hooks runs", arguments: endings)
    func hooks(_ signal: Signal<Int, Boom>, _ expected: [String]) {
        let seen = Log<String>()
        let hooked = signal.doSubscribed { seen.note("doSubscribed") }
            .doNext { _ in seen.note("doNext") }
            .doFailed { _ in seen.note("doFailed") }
            .doCompleted { seen.note("doCompleted") }
            .doDisposed { seen.note("doDisposed") }
            .doEnded { seen.note("doEnded") }
        let subscription = hooked.subscribe(
            next: { _ in seen.note("next") },
            failed: { _ in seen.note("failed") },
            completed: { seen.note("completed") })
        subscription.dispose()
        subscription.dispose()
        #expect(seen.entries == expected)
    }

    @Test(arguments: [Event<Int, Boom>.next(1), .failed(Boom()), .completed])
    func `what waits in deliver(on:) is dropped by disposal, an ending too`(_ waiting: Event<Int, Boom>) {
        let time = TestScheduler()
        let subject = Subject<Int, Boom>()
        let seen = Recorder<Int, Boom>()
        let subscription = SerialDisposable()
        let delivered = subject.signal.deliver(on: time).observe { event in
            seen.note(event)
            subject.send(waiting)
            subscription.dispose()
        }
        subscription.replace(with: delivered)
        subject.send(0)
        time.advance(by: .seconds(1))
        #expect(seen.events == [.next(0)])
        #expect(time.isIdle)
    }

    @Test
    func `after disposal, what deliver(on:) had scheduled keeps the subscriber until it has run, and no longer`() {
        let time = TestScheduler()
        let subject = Subject<Int, Never>()
        let ledger = LiveObjects()
        let subscription: any Disposable
        do {
            let token = ledger.token()
            subscription = subject.signal.deliver(on: time).observe { _ in token.keep() }
        }
        subject.send(1)
        subscription.dispose()
        time.advance(by: .zero)
        #expect(ledger.count == 0)
        withExtendedLifetime(subject) {}
    }
}
