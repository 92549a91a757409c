import Dispatch
import Marbles
import Testing

@testable import ReactiveCore

@Suite("share and replay, and when they start their source again") struct ReplayPolicyTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("without conditions, a failure and a completion are kept for late subscribers") {
            cold("-a#'x'")
            cold("-b|")
            let failing = $0.inputs[0].replay(1)
            failing
            "-a#'x'"
            failing
            "----[^a#'x']"
            $0.subscriptions[0]
            "^-!"
            let shared = $0.inputs[1].share(restartsAfter: [])
            shared
            "-b|"
            shared
            "----[^|]"
            $0.subscriptions[1]
            "^-!"
        }
        Picture("after a failure or a completion that is listed, the next subscriber starts the source again") {
            cold("-a#'x'")
            cold("-b|")
            let failing = $0.inputs[0].replay(1, restartsAfter: .failure)
            failing
            "-a#'x'"
            failing
            "----^a#'x'"
            $0.subscriptions[0]
            "^-!-^-!"
            let completing = $0.inputs[1].replay(1, restartsAfter: .completion)
            completing
            "-b|"
            completing
            "----^b|"
            $0.subscriptions[1]
            "^-!-^-!"
        }
        Picture("with a later disposal, the run is kept until the wait is over, and no one else has come") {
            "-a-b-c-d-e-f-g|"
            let kept = $0.inputs[0].replay(1, disposal: .after($0.steps(3), on: $0.scheduler))
            kept
            "-a!"
            kept
            "----[^b]c!"
            kept
            "----------^f-g|"
            $0.subscriptions[0]
            "^--------!^---!"
        }
        Picture("a later disposal leaves no timer when the source ends, whether or not the run is kept") {
            "-a-b|"
            let kept = $0.inputs[0].replay(1, disposal: .after($0.steps(9), on: $0.scheduler))
            kept
            "-a!"
            kept
            "------[^b|]"
            let dropped = $0.inputs[0].share(disposal: .after($0.steps(9), on: $0.scheduler))
            dropped
            "-a!"
            dropped
            "------[^|]"
        }
        Picture("without .disposal, the source runs on when the last subscriber has left, and its values are kept") {
            "-a-b-c-d|"
            "-a-b-c-d|"
            let kept = $0.inputs[0].replay(2, restartsAfter: [])
            kept
            "-a!"
            kept
            "------[^bc]d|"
            $0.subscriptions[0]
            "^-------!"
            let shared = $0.inputs[1].share(restartsAfter: .completion)
            shared
            "-a!"
            shared
            "------^d|"
            $0.subscriptions[1]
            "^-------!"
        }
        Picture("with .disposal, the source is disposed with the last subscriber, and the values are dropped") {
            "-a-b-c-d|"
            let replayed = $0.inputs[0].replay(2, restartsAfter: [.disposal, .completion])
            replayed
            "-a!"
            replayed
            "------^d|"
            $0.subscriptions[0]
            "^-!---^-!"
        }
    }

    @Test func `a subscription made inside the failure starts the source again`() {
        let attempts = Log<Int>()
        let source = Signal<Int, Boom>.deferred {
            attempts.note(1)
            return attempts.entries.count < 1_000 ? .fail(Boom()) : .just(7)
        }
        let seen = Recorder<Int, Boom>(source.replay(1, restartsAfter: .failure).retry(10_000))
        #expect(seen.events == [.next(7), .completed])
        #expect(attempts.entries.count == 1_000)
    }

    @Test func `a source that runs on is disposed when the shared signal is released and has no subscriber`() {
        let probe = Probe()
        let values = LiveObjects()
        var signal: Signal<Item, Boom>? = probe.signal.replay(2, restartsAfter: [])
        signal!.observe { _ in }.dispose()
        probe.send(1, values.token())
        #expect(probe.disposals == 0)
        #expect(values.count == 1)
        let late = Recorder<Item, Boom>()
        let subscription = late.record(signal!)
        signal = nil
        probe.send(2, values.token())
        #expect(late.values == [Item(1), Item(2)])
        #expect(probe.disposals == 0)
        subscription.dispose()
        #expect(probe.disposals == 1)

        signal = probe.signal.replay(2, restartsAfter: [])
        signal!.observe { _ in }.dispose()
        #expect(probe.disposals == 1)
        signal = nil
        #expect(probe.disposals == 2)
        #expect(probe.subscriptions == 2)
    }

    @Test func `a source that waits for a subscriber is disposed as soon as the shared signal is released`() {
        let probe = Probe()
        let time = TestScheduler()
        let values = LiveObjects()
        var signal: Signal<Item, Boom>? = probe.signal.replay(2, disposal: .after(.seconds(5), on: time))
        let subscription = signal!.observe { _ in }
        probe.send(1, values.token())
        subscription.dispose()
        #expect(probe.disposals == 0 && values.count == 1)
        signal = nil
        #expect(probe.disposals == 1 && values.count == 0 && time.isIdle)
    }

    @Test("whatever the scheduler does, a wait ends once, and not while anyone is subscribed")
    func oddWaits() {
        for oddity in KitScheduler.Oddity.allCases {
            let time = KitScheduler(oddity)
            let probe = Probe()
            let shared = probe.signal.share(disposal: .after(.milliseconds(20), on: time))
            for number in 1...5 {
                let seen = Recorder<Item, Boom>()
                let subscription = seen.record(shared)
                time.advance(by: .seconds(60))
                probe.send(number)
                #expect(seen.values == [Item(number)], "\(oddity)")
                subscription.dispose()
                if number % 2 == 0 { time.advance(by: .seconds(60)) }
            }
            time.advance(by: .seconds(60))
            #expect(time.isIdle && probe.disposals == probe.subscriptions, "\(oddity)")
            withExtendedLifetime(shared) {}
        }
    }

    @Test func `when subscribers have come and gone on eight threads, the source is disposed after the wait`() {
        let queue = SerialQueueScheduler(label: "waits")
        let live = Counter(0)
        let source = Signal<Int, Never> { subscriber in
            live.increment()
            subscriber.send(1)
            return ActionDisposable { _ = live.decrement() }
        }
        let shared = source.replay(1, disposal: .after(.zero, on: queue))
        inThreads(8) { _ in for _ in 0..<500 { shared.observe { _ in }.dispose() } }
        let drained = DispatchSemaphore(value: 0)
        queue.schedule { drained.signal() }
        drained.wait()
        #expect(live.count.load(ordering: .acquiring) == 0)
        withExtendedLifetime(shared) {}
    }
}
