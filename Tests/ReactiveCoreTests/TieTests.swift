import Marbles
import ReactiveCore
import Testing

/// At one instant, timers that are due fire before new input, in the order in which they were last armed.
@Suite("Ties on the virtual clock") struct TieTests {
    @Test(arguments: pictures) func `As drawn`(_ picture: Picture) { picture.validate() }

    @Picture.Book static var pictures: [Picture] {
        Picture("values that were scheduled beforehand on the same virtual clock come before the timers") {
            cold("a--b|")
            cold("a-bx|")
            $0.inputs[0].throttle($0.steps(3), on: $0.scheduler)
            "----[b|]"
            $0.inputs[1].throttleLatest($0.steps(3), on: $0.scheduler)
            "a--x|"
            $0.inputs[0].collect(every: $0.steps(3), on: $0.scheduler).map { $0.joined() }
            "---'ab'|"
            $0.inputs[0].timeout(betweenValues: $0.steps(3), on: $0.scheduler, failure: MarbleFailure())
            "a--b|"
        }
        Picture("timers of every kind fire in the order in which they were last armed") {
            "a-a"
            "---b"
            "----c"
            "-----d"
            let late = $0.scheduler(late: 1)
            Signal.merge(
                Signal.interval(every: $0.steps(6), on: $0.scheduler).take(first: 1).map { _ in "i" }.promoteFailure(),
                $0.inputs[0].throttle($0.steps(4), on: $0.scheduler),
                Signal.timer(after: $0.steps(6), on: $0.scheduler).map { "t" }.promoteFailure(),
                Signal.never.timeout(after: $0.steps(6), on: $0.scheduler, failure: MarbleFailure())
                    .replaceFailure(with: "o").promoteFailure(),
                $0.inputs[1].delay($0.steps(3), on: $0.scheduler),
                $0.inputs[2].deliver(on: $0.scheduler(late: 2)),
                $0.inputs[3].flatMap { Signal<String, MarbleFailure>.just($0).subscribe(on: late) })
            "------[itoabcd]"
        }
        Picture("a timer that is armed again takes its place in the order again") {
            "a----a"
            "b---b-----b"
            "-----------c"
            Signal.merge(
                $0.inputs[0].throttle($0.steps(10), on: $0.scheduler),
                $0.inputs[1].throttle($0.steps(5), on: $0.scheduler),
                $0.inputs[2].delay($0.steps(4), on: $0.scheduler),
                Signal.never.timeout(after: $0.steps(15), on: $0.scheduler, failure: MarbleFailure())
                    .replaceFailure(with: "o").promoteFailure())
            "---------b-----[oabc]"
        }
    }

    /// An operator whose timer is due at the instant of new input.
    struct Tie: Sendable, CustomTestStringConvertible {
        typealias Stream = Signal<String, MarbleFailure>

        let operation: String
        let source: String
        let result: String
        let build: @Sendable (Stream, MarbleTest) -> Stream

        init(
            _ operation: String, _ source: String, _ result: String,
            build: @escaping @Sendable (Stream, MarbleTest) -> Stream
        ) {
            self.operation = operation
            self.source = source
            self.result = result
            self.build = build
        }

        var testDescription: String { "\(operation) of \(source)" }
    }

    static let ties = [
        Tie("throttle(_:on:)", "a--b------|", "---a--b---|") { $0.throttle($1.steps(3), on: $1.scheduler) },
        // The value is due when the source completes, so the timer sends it before the completion could flush it.
        Tie("throttle(_:on:)", "a--|", "---[a|]") { $0.throttle($1.steps(3), on: $1.scheduler) },
        // A failure at that instant is too late to drop the value.
        Tie("throttle(_:on:)", "a--#", "---[a#]") { $0.throttle($1.steps(3), on: $1.scheduler) },
        // The interval is over when the value of that instant arrives.
        Tie("throttleFirst(_:on:)", "a-xb-xc|", "a--b--c|") { $0.throttleFirst($1.steps(3), on: $1.scheduler) },
        // x waits for the end of the next interval.
        Tie("throttleLatest(_:on:)", "a-bx--|", "a--b--[x|]") { $0.throttleLatest($1.steps(3), on: $1.scheduler) },
        Tie("throttleLatest(_:on:)", "a--b-----#", "a--b-----#") { $0.throttleLatest($1.steps(3), on: $1.scheduler) },
        Tie("throttleLatest(_:on:)", "ab-#", "a--[b#]") { $0.throttleLatest($1.steps(3), on: $1.scheduler) },
        // A value of that instant belongs to the next array.
        Tie("collect(every:on:)", "a--b--|", "---a--[b|]") {
            $0.collect(every: $1.steps(3), on: $1.scheduler).map { $0.joined() }
        },
        Tie("collect(every:on:)", "a--#", "---[a#]") {
            $0.collect(every: $1.steps(3), on: $1.scheduler).map { $0.joined() }
        },
        Tie("collect(count:orEvery:on:)", "a--b-c|", "---a-'bc'|") {
            $0.collect(count: 2, orEvery: $1.steps(3), on: $1.scheduler).map { $0.joined() }
        },
        Tie("delay(_:on:)", "a--b|", "a--[ab]--b|") { $0.merge(with: $0.delay($1.steps(3), on: $1.scheduler)) },
        Tie("delay(_:on:)", "a--#", "---[a#]") { $0.delay($1.steps(3), on: $1.scheduler) },
        Tie("timeout(after:on:failure:)", "a--b|", "a--#") {
            $0.timeout(after: $1.steps(3), on: $1.scheduler, failure: MarbleFailure())
        },
        Tie("timeout(after:on:failure:)", "a--|", "a--#") {
            $0.timeout(after: $1.steps(3), on: $1.scheduler, failure: MarbleFailure())
        },
        Tie("timeout(betweenValues:on:failure:)", "a--b|", "a--#") {
            $0.timeout(betweenValues: $1.steps(3), on: $1.scheduler, failure: MarbleFailure())
        },
        Tie("timeout(betweenValues:on:failure:)", "a--|", "a--#") {
            $0.timeout(betweenValues: $1.steps(3), on: $1.scheduler, failure: MarbleFailure())
        },
        // The retry at the instant of b receives b.
        Tie("retry(_:on:using:if:)", "x--b|", "---b|") {
            $0.tryMap { text throws(MarbleFailure) in if text == "x" { throw MarbleFailure() } else { text } }
                .retry(.constant($1.steps(3)), on: $1.scheduler)
        },
        Tie("timer(after:on:)", "a--b|", "a--[xb]|") { source, test in
            let timer = Signal.timer(after: test.steps(3), on: test.scheduler)
            return source.merge(with: timer.map { "x" }.promoteFailure())
        },
        Tie("interval(every:on:)", "a-b-c|", "a-[xb]-[xc]|") { source, test in
            let interval = Signal.interval(every: test.steps(2), on: test.scheduler).take(first: 2)
            return source.merge(with: interval.map { _ in "x" }.promoteFailure())
        },
        Tie("deliver(on:)", "a--b|", "a--[ab]--[b|]") { $0.merge(with: $0.deliver(on: $1.scheduler(late: 3))) },
        // The subscription at the instant of b receives b.
        Tie("subscribe(on:)", "a--b-|", "---b-|") { $0.subscribe(on: $1.scheduler(late: 3)) },
    ]

    @Test(arguments: ties) func `a timer that is due fires before new input of the same instant`(_ tie: Tie) {
        let picture = Picture(tie.testDescription) {
            tie.source
            tie.build($0.inputs[0], $0)
            tie.result
        }
        picture.validate()
    }

    @Test func `every operator that takes a scheduler has a tie`() {
        let timed = Set((allOperators + creations).map(\.name).filter { $0.contains("on:") && $0 != "sample(on:)" })
        #expect(Set(Self.ties.map(\.operation)) == timed)
    }
}
