import Marbles
import ReactiveCore
import Testing

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

    @Test func `a cache whose first load failed loads again for the next subscriber, and keeps what it loaded`() {
        let loads = Log<Int>()
        let load = Signal<Int, Boom>.deferred {
            loads.note(1)
            return loads.entries.count == 1 ? .fail(Boom(number: 1)) : .just(loads.entries.count)
        }
        let cache = load.replay(1, restartsAfter: [.failure, .disposal])
        let seen = Recorder<Int, Boom>()
        for _ in 1...3 { seen.record(cache) }
        #expect(seen.events == [.failed(Boom(number: 1)), .next(2), .completed, .next(2), .completed])
        #expect(loads.entries.count == 2)
    }

    @Test func `a subscription made inside the failure starts the source again`() {
        let attempts = Log<Int>()
        let source = Signal<Int, Boom>.deferred {
            attempts.note(1)
            return attempts.entries.count < 1_000 ? .fail(Boom()) : .just(7)
        }
        let seen = Recorder<Int, Boom>()
        seen.record(source.replay(1, restartsAfter: .failure).retry(10_000))
        #expect(seen.events == [.next(7), .completed])
        #expect(attempts.entries.count == 1_000)
    }

    @Test func `without .disposal, the source runs on when the last subscriber has left, and its values are kept`() {
        validate {
            "-a-b-c-d|"
            let kept = $0.inputs[0].replay(2, restartsAfter: [])
            kept
            "-a!"
            kept
            "------[^bc]d|"
            $0.subscriptions[0]
            "^-------!"
        }
        validate {
            "-a-b-c-d|"
            let shared = $0.inputs[0].share(restartsAfter: .completion)
            shared
            "-a!"
            shared
            "------^d|"
            $0.subscriptions[0]
            "^-------!"
        }
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

    @Test func `a subscription that is disposed already starts nothing that would be kept`() {
        let probe = Probe()
        let kept = probe.signal.replay(1, restartsAfter: [])
        let serial = SerialDisposable()
        let trigger = Subject<Int, Boom>()
        serial.replace(
            with: trigger.signal.flatMap { _ in
                serial.dispose()
                return kept
            }.observe { _ in })
        trigger.send(1)
        #expect(probe.subscriptions == 0)
        let seen = Recorder<Item, Boom>()
        seen.record(kept)
        probe.send(3)
        #expect(seen.values == [Item(3)])
    }
}
