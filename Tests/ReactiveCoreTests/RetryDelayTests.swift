import Marbles
import ReactiveCore
import Synchronization
import Testing

@Suite("retry with delays") struct RetryDelayTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("retry waits the same time before each retry, and passes on the failure that's too many") {
            cold("-a-#'x'")
            cold("-a-#'x'")
            $0.inputs[0].retry(.constant($0.steps(2), limit: 2), on: $0.scheduler)
            "-a----a----a-#'x'"
            $0.subscriptions[0]
            "^--!-^--!-^--!"
            $0.inputs[1].retry(.constant($0.steps(2), limit: 0), on: $0.scheduler)
            "-a-#'x'"
            $0.inputs[1].retry(.constant(.zero, limit: 1), on: $0.scheduler)
            "-a--a-#'x'"
        }
        Picture("the delays of an exponential backoff double up to the longest") {
            cold("#")
            $0.inputs[0].retry(.exponential(from: $0.steps(1), to: $0.steps(5), limit: 5), on: $0.scheduler)
            "-----------------#"
            $0.subscriptions[0]
            "[^!][^!]-[^!]---[^!]----[^!]----[^!]"
        }
        Picture("a source that completes or is disposed isn't subscribed to again, and the timer is canceled") {
            cold("-a|")
            cold("-#")
            $0.inputs[0].retry(.constant($0.steps(2)), on: $0.scheduler)
            "-a|"
            $0.inputs[1].retry(.constant($0.steps(5)), on: $0.scheduler)
            "---!"
            $0.subscriptions[1]
            "^!"
        }
        Picture("with a condition, only the failures that meet it are retried, and the others don't count") {
            cold("a#'x'")
            "a#'x'"
            "--b#'y'"
            $0.inputs[0].retry(.constant($0.steps(1), limit: 2), on: $0.scheduler, if: { $0.description == "x" })
            "a-a-a#'x'"
            $0.inputs[0].retry(.constant($0.steps(1)), on: $0.scheduler, if: { $0.description != "x" })
            "a#'x'"
            $0.inputs[1].concat($0.inputs[2]).catch { [inputs = $0.inputs] _ in inputs[2] }
                .retry(.constant($0.steps(1)), on: $0.scheduler, if: { $0.description == "x" })
            "a-b#'y'"
        }
        Picture("with resetsOnValue, delay and count start again after a value") {
            cold("a-#")
            cold("#")
            $0.inputs[0].retry(.constant($0.steps(1), limit: 1, resetsOnValue: true), on: $0.scheduler)
            "a--a--a--a!"
            $0.inputs[1].retry(.constant($0.steps(1), limit: 1, resetsOnValue: true), on: $0.scheduler)
            "-#"
        }
    }

    struct Seeded: RandomNumberGenerator, Sendable {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    private func attempts(_ backoff: Backoff, seed: UInt64) -> [Duration] {
        let time = TestScheduler()
        let starts = Log<Duration>()
        let source = Signal<Int, Boom>.deferred {
            starts.note(time.now)
            return .fail(Boom())
        }
        source.retry(backoff, on: time, using: Seeded(state: seed)).observe { _ in }
        time.advance(by: .seconds(1_000))
        return starts.entries
    }

    @Test
    func `the same generator gives the same delays, each within the jitter, and each subscription begins again`() {
        let backoff = Backoff.exponential(from: .seconds(1), to: .seconds(8), jitter: 0.5, limit: 20)
        let first = attempts(backoff, seed: 7)
        #expect(first.count == 21)
        #expect(first == attempts(backoff, seed: 7))
        #expect(first != attempts(backoff, seed: 8))
        let full = attempts(.exponential(from: .seconds(1), to: .seconds(8), limit: 20), seed: 7)
        for index in 1..<first.count {
            let delay = first[index] - first[index - 1]
            let longest = full[index] - full[index - 1]
            #expect(delay <= longest && delay >= longest / 2)
        }
        #expect(Set(zip(first.dropFirst(), first).map { $0 - $1 }).count == 20)
    }

    @Test func `huge delays don't overflow, however often they double`() {
        let longest = Duration.seconds(Int64.max)
        for backoff in [
            Backoff.constant(longest), .exponential(from: .seconds(1), to: longest),
            .exponential(from: longest, to: longest, jitter: 1),
        ] {
            let time = TestScheduler()
            let subscription = Signal<Int, Boom>.fail(Boom()).retry(backoff, on: time).observe { _ in }
            for _ in 1...200 { time.advance(by: .seconds(9_000_000_000)) }
            #expect(!time.isIdle)
            subscription.dispose()
            #expect(time.isIdle)
        }
    }

    @Test(arguments: [false, true])
    func `100,000 reconnects on any scheduler don't nest, and free everything`(_ isImmediate: Bool) {
        let ledger = LiveObjects()
        let most = Atomic<Int>(0)
        let attempts = Atomic<Int>(0)
        let source = Signal<Int, Boom> { subscriber in
            let token = ledger.token()
            most.max(ledger.count, ordering: .relaxed)
            attempts.add(1, ordering: .relaxed)
            subscriber.fail(Boom())
            return ActionDisposable { token.keep() }
        }
        let time = TestScheduler()
        let seen = Recorder<Int, Boom>()
        let backoff = Backoff.constant(.zero, limit: 100_000)
        if isImmediate {
            seen.record(source.retry(backoff, on: ImmediateScheduler()))
        } else {
            seen.record(source.retry(backoff, on: time))
            time.advance(by: .zero)
        }
        #expect(attempts.load(ordering: .relaxed) == 100_001)
        #expect(most.load(ordering: .relaxed) <= 2)
        #expect(ledger.count == 0)
        #expect(seen.events == [.failed(Boom())])
        #expect(time.isIdle)
    }
}
