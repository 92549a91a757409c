import Marbles
import ReactiveCore

extension OperatorExample {
    private static let file = "Signal+Creation.swift"

    static let creating = [
        OperatorExample(
            "init(_:)", source: file, label: "Signal { … }",
            inputs: [Input("sent", "--a--b--|")], showsSubscriptions: true
        ) { stage in
            let source = stage.cold(0)
            stage.show(Signal<String, MarbleFailure> { subscriber in source.observe(subscriber.send) })
        },
        OperatorExample("just", source: file, [.text("value", "what is sent", "a")]) { stage in
            stage.show(Signal<String, Never>.just(stage.arguments[0].word))
        },
        OperatorExample("empty", source: file) { stage in
            stage.show(Signal<String, Never>.empty)
        },
        OperatorExample("never", source: file) { stage in
            stage.show(Signal<String, Never>.never)
            stage.stop(at: MarbleDiagram.defaultStep * 8)
        },
        OperatorExample("fail", source: file, [.text("failure", "what went wrong", "denied")]) { stage in
            stage.show(Signal<String, MarbleFailure>.fail(MarbleFailure(stage.arguments[0].word)))
        },
        OperatorExample(
            "from", source: file,
            [.text("elements", "a text: its characters are the elements", "abc")]
        ) { stage in
            stage.show(Signal<String, Never>.from(stage.arguments[0].word.map { String($0) }))
        },
        OperatorExample(
            "deferred", source: file,
            [.steps("second", "when a second one subscribes", 3)],
            inputs: [Input("made first", "--a--b--|"), Input("made second", "--c--|")], marblesCount: 1...2
        ) { stage in
            let signal = Signal.deferred { [made = stage.inTurn()] in made }
            stage.show(signal, named: "first")
            stage.show(signal, named: "second", at: stage.steps(0))
        },
        OperatorExample(
            "timer(after:)", source: "Operators/Timer.swift",
            [.steps("delay", "when it sends", 4)]
        ) { stage in
            stage.show(Signal.timer(after: stage.steps(0), on: stage.scheduler)) { _ in "x" }
        },
        OperatorExample(
            "interval(every:)", source: "Operators/Interval.swift",
            [.steps("period", "how long it waits each time", from: 1, 3)]
        ) { stage in
            stage.show(Signal.interval(every: stage.steps(0), on: stage.scheduler))
            stage.stop(at: stage.steps(0) * 4 + MarbleDiagram.defaultStep)
        },
    ]
}
