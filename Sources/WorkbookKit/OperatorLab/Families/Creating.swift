import Marbles
import ReactiveCore

extension OperatorCatalogue {
    private static let file = "Signal+Creation.swift"

    static let creating: [OperatorExample] = [
        OperatorExample(
            "init(_:)", source: file, label: "Signal { … }",
            inputs: [.source("--a--b--|", named: "sent")], showsSubscriptions: true
        ) { run in
            let source = run.cold()
            return Signal<String, MarbleFailure> { subscriber in source.observe(subscriber.send) }
        },
        OperatorExample("just", source: file, .text("value", "the value", "a")) {
            Signal<String, Never>.just($0.argument.word)
        },
        OperatorExample("init(result:)", source: "Operators/Result.swift", .text("value", "the value", "a")) {
            Signal<String, Never>(result: .success($0.argument.word))
        },
        OperatorExample("empty", source: file) { _ in Signal<String, Never>.empty },
        OperatorExample("never", source: file) { run in
            run.stop(at: MarbleDiagram.defaultStep * 8)
            return Signal<String, Never>.never
        },
        OperatorExample("fail", source: file, .text("failure", "the failure", "denied")) {
            Signal<String, MarbleFailure>.fail(MarbleFailure($0.argument.word))
        },
        OperatorExample("from", source: file, .text("elements", "a text, whose characters are the elements", "abc")) {
            Signal<String, Never>.from($0.argument.word.map { String($0) })
        },
        OperatorExample(
            "deferred", source: file,
            inputs: [.source("--a--b--|", named: "made first"), .source("--c--|", named: "made second")],
            marblesCount: 1...2, secondSubscriber: 3
        ) { run in .deferred { [made = run.coldInTurn()] in made } },
        OperatorExample("timer(after:)", source: "Operators/Timer.swift", .steps("delay", "when it sends", 4)) {
            Signal.timer(after: $0.argument.duration, on: $0.scheduler).map { _ in "x" }
        },
        OperatorExample(
            "interval(every:)", source: "Operators/Interval.swift",
            .steps("period", "the time between two values", from: 1, 3)
        ) { run in
            let period = run.argument.duration
            run.stop(at: period * 4 + MarbleDiagram.defaultStep)
            return Signal.interval(every: period, on: run.scheduler)
        },
    ]
}
