import Marbles
import Testing

@testable import ReactiveCore

/// A test of an operator, with its sentence: the input lanes, the pipeline, and the lane it should produce. A suite's
/// pictures are the arguments of one of its tests, which calls `validate`.
///
///     Picture("throttle sends what is followed by quiet") {
///         "ab---c--|"
///         $0.inputs[0].throttle($0.steps(2), on: $0.scheduler)
///         "---b---c|"
///     }
///
/// The notation is `MarbleDiagram`'s; everything runs on virtual time, one step per sign. An input is hot: it plays
/// whether it has a subscriber or not. `cold("a-b|")` plays from its start for each subscriber.
///
/// The test subscribes at time zero, or at the `^` of the expected lane, and disposes at the lane's `!`. Both come
/// before the inputs of that instant. More pairs of a pipeline and its lane may follow; each is another subscriber.
/// Instead of a pipeline you can write a log, such as `$0.subscriptions[0]`: the beginnings and ends of the first
/// input's subscriptions.
///
/// Once all pipelines have ended or are disposed of, no timer may be left: every test checks that, too.
struct Picture: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let location: SourceLocation
    private let lines: @Sendable (MarbleTest) -> [MarbleTest.Line]

    init(
        _ sentence: String, location: SourceLocation = #_sourceLocation,
        @MarbleTest.Builder lines: @escaping @Sendable (MarbleTest) -> [MarbleTest.Line]
    ) { (testDescription, self.location, self.lines) = (sentence, location, lines) }

    func validate() {
        for problem in MarbleTest.problems(lines) { Issue.record("\(problem)", sourceLocation: location) }
    }

    @resultBuilder
    enum Book {
        static func buildBlock(_ pictures: Picture...) -> [Picture] { pictures }
    }
}

struct MarbleTest: Sendable {
    private let player = MarblePlayer()
    private let sources: [MarbleSource]

    init() { sources = (0..<4).map { [player] _ in MarbleSource(player) } }

    var scheduler: TestScheduler { player.scheduler }
    var inputs: [Signal<String, MarbleFailure>] { sources.map(\.signal) }

    /// For each input, the beginnings (`^`) and ends (`!`) of its subscriptions.
    var subscriptions: [EventLog] { sources.map(\.subscriptions) }

    func steps(_ count: Int) -> Duration { MarbleDiagram.defaultStep * count }
    func scheduler(late count: Int) -> some Scheduler { LateScheduler(scheduler: scheduler, delay: steps(count)) }
    func makeLog() -> EventLog { EventLog { [scheduler] in scheduler.now } }
    func send(_ value: String, to input: Int = 0) { sources[input].subject.send(value) }
}

extension MarbleTest {
    enum Line {
        case lane(String)
        case coldLane(String)
        case pipeline(Pipeline)
        case log(EventLog)
    }

    /// A signal and its subscriber, which writes the signal's events into a log.
    struct Pipeline {
        let subscribe: (EventLog) -> any Disposable
    }

    @resultBuilder
    enum Builder {
        static func buildExpression(_ lane: String) -> Line { .lane(lane) }
        static func buildExpression(_ line: Line) -> Line { line }
        static func buildExpression(_ log: EventLog) -> Line { .log(log) }
        static func buildExpression(_ pipeline: Pipeline) -> Line { .pipeline(pipeline) }
        static func buildExpression<Value, Failure>(_ signal: Signal<Value, Failure>) -> Line {
            .pipeline(Pipeline { log in signal.observe { log.write(TimedEvent.Kind($0)) } })
        }
        static func buildBlock(_ lines: Line...) -> [Line] { lines }
    }

    struct MisplacedLine: Error {}

    /// A log, its expected contents at the end, and the pipeline that writes it; nil if no pipeline does.
    private final class Expectation {
        let log: EventLog
        let diagram: MarbleDiagram
        let pipeline: Pipeline?
        var subscription: (any Disposable)?

        init(_ log: EventLog, _ marbles: String, pipeline: Pipeline? = nil) throws {
            self.log = log
            self.pipeline = pipeline
            diagram = try MarbleDiagram(parsing: marbles)
        }

        var isOver: Bool { subscription?.isDisposed == true }

        var difference: String? {
            let comparison = MarbleComparison(expected: diagram.events, actual: log.recorded)
            return comparison.firstDifference == nil ? nil : "\n" + comparison.lines().joined(separator: "\n")
        }

        func subscribe() { subscription = pipeline?.subscribe(log) }
    }

    static func problems(@Builder _ lines: (MarbleTest) -> [Line]) -> [String] {
        do {
            let test = MarbleTest()
            return try test.problems(lines(test))
        } catch {
            return ["\(error)"]
        }
    }

    private func problems(_ lines: [Line]) throws -> [String] {
        let inputs = try readInputs(lines)
        let expectations = try readExpectations(lines[inputs.count...])
        let leavesTimer = play(inputs, expectations)
        let differences = expectations.compactMap(\.difference)
        return leavesTimer ? differences + ["The pipeline is over, and a timer is left."] : differences
    }

    private func readInputs(_ lines: [Line]) throws -> [MarbleDiagram] {
        var diagrams: [MarbleDiagram] = []
        for (line, source) in zip(lines, sources) {
            switch line {
            case .lane(let marbles): diagrams.append(try MarbleDiagram(parsing: marbles))
            case .coldLane(let marbles):
                diagrams.append(try MarbleDiagram(parsing: marbles))
                source.makeCold(diagrams.last!)
            case .pipeline, .log: return diagrams
            }
        }
        return diagrams
    }

    private func readExpectations(_ lines: ArraySlice<Line>) throws -> [Expectation] {
        var rest = lines
        var expectations: [Expectation] = []
        while let recorded = rest.popFirst() {
            guard case .lane(let marbles) = rest.popFirst() else { throw MisplacedLine() }
            switch recorded {
            case .pipeline(let pipeline):
                expectations.append(try Expectation(makeLog(), marbles, pipeline: pipeline))
            case .log(let log): expectations.append(try Expectation(log, marbles))
            case .lane, .coldLane: throw MisplacedLine()
            }
        }
        if expectations.isEmpty { throw MisplacedLine() }
        return expectations
    }

    /// - Returns: whether a timer was left when everything was over.
    private func play(_ inputs: [MarbleDiagram], _ expectations: [Expectation]) -> Bool {
        let subscribers = expectations.filter { $0.pipeline != nil }
        let lanes = inputs + subscribers.map(\.diagram)
        var leavesTimer = false
        for subscriber in subscribers where !subscriber.diagram.events.map(\.kind).contains(.subscribed) {
            subscriber.subscribe()
        }
        for time in Set(lanes.flatMap { $0.events.map(\.time) }).sorted() {
            scheduler.advance(to: time)
            for subscriber in subscribers { perform(subscriber, at: time) }
            scheduler.advance(by: .zero)
            for (source, input) in zip(sources, inputs) { source.send(input.events.filter { $0.time == time }) }
            leavesTimer = leavesTimer || hasLeftTimer(subscribers)
        }
        // Play on to see events after the end of all lanes.
        scheduler.advance(by: steps(1_000))
        for subscriber in subscribers { subscriber.subscription?.dispose() }
        return leavesTimer || hasLeftTimer(subscribers)
    }

    private func perform(_ expectation: Expectation, at time: Duration) {
        for event in expectation.diagram.events where event.time == time {
            switch event.kind {
            case .subscribed:
                expectation.log.write(.subscribed)
                expectation.subscribe()
            case .disposed:
                expectation.subscription?.dispose()
                expectation.log.write(.disposed)
            case .next, .failed, .completed: break
            }
        }
    }

    private func hasLeftTimer(_ subscribers: [Expectation]) -> Bool {
        guard subscribers.allSatisfy(\.isOver) else { return false }
        scheduler.advance(by: .zero)
        return !scheduler.isIdle
    }
}

func cold(_ marbles: String) -> MarbleTest.Line { .coldLane(marbles) }

extension Signal where Value == String {
    /// This signal with a subscriber that replies to some values: it sends a reply into an input, then logs the value.
    /// So a re-entrant delivery shows as a wrong order.
    func replying(_ replies: [String: String], to test: MarbleTest, input: Int = 0) -> MarbleTest.Pipeline {
        MarbleTest.Pipeline { log in
            observe { event in
                if let reply = event.value.flatMap({ replies[$0] }) { test.send(reply, to: input) }
                log.write(TimedEvent.Kind(event))
            }
        }
    }
}

extension Signal {
    var unfailing: Signal<Value, Never> { self.catch { _ in .empty } }
}

private final class MarbleSource: Sendable {
    let subject = Subject<String, MarbleFailure>()
    let subscriptions: EventLog
    private let player: MarblePlayer
    private let cold = Lock<Signal<String, MarbleFailure>?>(nil)

    init(_ player: MarblePlayer) {
        self.player = player
        subscriptions = EventLog { player.scheduler.now }
    }

    func makeCold(_ diagram: MarbleDiagram) { cold.withLock { $0 = player.cold(diagram) } }

    var signal: Signal<String, MarbleFailure> {
        Signal { [self] subscriber in
            subscriptions.write(.subscribed)
            let playing = (cold.withLock { $0 } ?? subject.signal).observe(subscriber.send)
            return ActionDisposable { [subscriptions] in
                subscriptions.write(.disposed)
                playing.dispose()
            }
        }
    }

    func send(_ events: [TimedEvent]) {
        guard cold.withLock({ $0 == nil }) else { return }
        for event in events { Event(event.kind).map(subject.send) }
    }
}

private struct LateScheduler: Scheduler {
    let scheduler: TestScheduler
    let delay: Duration

    var now: Duration { scheduler.now }

    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduler.schedule(after: delay, action)
    }

    func schedule(after interval: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduler.schedule(after: interval + delay, action)
    }
}
