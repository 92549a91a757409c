import Marbles
import ReactiveCore
import Testing

/// What happens at one instant of virtual time: timers that are due fire before new input, in the order in which they were last armed.
@Suite("Ties on the virtual clock")
struct TieTests {
    /// A timed operator whose timer is due at the very instant of new input.
    struct Tie: Sendable, CustomTestStringConvertible {
        let operation: PublicOperator
        let source: String
        let result: String
        let build: @Sendable (Signal<String, MarbleFailure>, MarblePlayer) -> Signal<String, MarbleFailure>

        var testDescription: String { "\(operation.rawValue) of \(source)" }
    }

    static let ties = [
        Tie(operation: .throttle, source: "a--b------|", result: "---a--b---|") {
            $0.throttle($1.steps(3), on: $1.scheduler)
        },
        // The completion comes at the instant at which the value is due: the value is there already.
        Tie(operation: .throttle, source: "a--|", result: "---[a|]") { $0.throttle($1.steps(3), on: $1.scheduler) },
        // A failure at that instant comes too late to drop it.
        Tie(operation: .throttle, source: "a--#", result: "---[a#]") { $0.throttle($1.steps(3), on: $1.scheduler) },
        // The window closes before the value of that instant comes.
        Tie(operation: .throttleFirst, source: "a-xb-xc|", result: "a--b--c|") {
            $0.throttleFirst($1.steps(3), on: $1.scheduler)
        },
        Tie(operation: .delay, source: "a--b|", result: "a--[ab]--b|") { source, player in
            source.merge(with: source.delay(player.steps(3), on: player.scheduler))
        },
        Tie(operation: .delay, source: "a--#", result: "---[a#]") { $0.delay($1.steps(3), on: $1.scheduler) },
        Tie(operation: .timeout, source: "a--b|", result: "a--#") {
            $0.timeout(after: $1.steps(3), on: $1.scheduler, failure: MarbleFailure())
        },
        Tie(operation: .timeout, source: "a--|", result: "a--#") {
            $0.timeout(after: $1.steps(3), on: $1.scheduler, failure: MarbleFailure())
        },
        Tie(operation: .timer, source: "a--b|", result: "a--[xb]|") { source, player in
            source.merge(with: Signal.timer(after: player.steps(3), on: player.scheduler).map { "x" }.promoteFailure())
        },
        Tie(operation: .interval, source: "a-b-c|", result: "a-[xb]-[xc]|") { source, player in
            source.merge(
                with: Signal.interval(every: player.steps(2), on: player.scheduler).map { _ in "x" }.take(first: 2)
                    .promoteFailure())
        },
        Tie(operation: .deliverOn, source: "a--b|", result: "a--[ab]--[b|]") { source, player in
            source.merge(with: source.deliver(on: LateScheduler(player.scheduler, player.steps(3))))
        },
        // Subscribed to at the instant of b, it hears b.
        Tie(operation: .subscribeOn, source: "a--b-|", result: "---b-|") { source, player in
            source.subscribe(on: LateScheduler(player.scheduler, player.steps(3)))
        },
    ]

    @Test("a timer that is due fires before new input of the same instant", arguments: ties)
    func beforeInput(_ tie: Tie) throws {
        let player = MarblePlayer()
        let result = player.play(tie.build(try player.hot(tie.source).signal, player))
        let comparison = MarbleComparison(expected: try MarbleDiagram(parsing: tie.result).events, actual: result)
        #expect(comparison.firstDifference == nil, "\(comparison.text())")
    }

    @Test("every operator that is given a scheduler has its ties told")
    func complete() {
        let timed = PublicOperator.allCases.filter { $0.rawValue.contains("on:") && $0 != .sample }
        #expect(Set(Self.ties.map(\.operation)) == Set(timed))
    }

    @Test("timers of every kind that are due at one instant fire in the order in which they were last armed")
    func order() {
        let time = TestScheduler()
        let seen = Log<String>()
        func at(_ step: Int, _ act: () -> Void) {
            time.advance(to: .milliseconds(10 * step))
            act()
        }
        func steps(_ count: Int) -> Duration { .milliseconds(10 * count) }
        let throttled = Subject<Int, Never>()
        let delayed = Subject<Int, Never>()
        let delivered = Subject<Int, Never>()
        throttled.signal.throttle(steps(4), on: time).subscribe(next: { _ in seen.note("throttle") })
        delayed.signal.delay(steps(3), on: time).subscribe(next: { _ in seen.note("delay") })
        delivered.signal.deliver(on: LateScheduler(time, steps(2))).subscribe(next: { _ in seen.note("deliver") })

        Signal.interval(every: steps(6), on: time).take(first: 1).subscribe(next: { _ in seen.note("interval") })
        throttled.send(0)
        Signal.timer(after: steps(6), on: time).subscribe(next: { seen.note("timer") })
        Signal<Int, Boom>.never.timeout(after: steps(6), on: time, failure: Boom()).subscribe(
            next: { _ in }, failed: { _ in seen.note("timeout") })
        at(2) { throttled.send(1) }
        at(3) { delayed.send(1) }
        at(4) { delivered.send(1) }
        at(5) {
            Signal<Int, Never>.just(1).subscribe(on: LateScheduler(time, steps(1))).subscribe(next: { _ in
                seen.note("subscribe")
            })
        }
        at(6) {}
        #expect(seen.entries == ["interval", "timer", "timeout", "throttle", "delay", "deliver", "subscribe"])
    }
}

/// A scheduler that gets to every action a little later.
private struct LateScheduler: Scheduler {
    private let scheduler: TestScheduler
    private let delay: Duration

    init(_ scheduler: TestScheduler, _ delay: Duration) {
        self.scheduler = scheduler
        self.delay = delay
    }

    var now: Duration { scheduler.now }
    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduler.schedule(after: delay, action)
    }
    func schedule(after interval: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduler.schedule(after: interval + delay, action)
    }
}
