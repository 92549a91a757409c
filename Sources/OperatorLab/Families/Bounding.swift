import Marbles
import ReactiveCore

extension OperatorExample {
    static let bounding = [
        OperatorExample(
            "take(first:)", source: "Operators/TakeFirst.swift",
            [.count("count", "how many are let through", 2)],
            inputs: [Input("source", "--a--b--c--d--|")]
        ) { stage in
            stage.show(stage.hot(0).take(first: stage.arguments[0].number))
        },
        OperatorExample(
            "take(last:)", source: "Operators/TakeLast.swift",
            [.count("count", "how many are kept", 2)],
            inputs: [Input("source", "--a--b--c--|")]
        ) { stage in
            stage.show(stage.hot(0).take(last: stage.arguments[0].number))
        },
        OperatorExample(
            "take(while:)", source: "Operators/TakeWhile.swift",
            [.predicate("isWanted", "which values are let through, up to the first that is not", "<c")],
            inputs: [Input("source", "--a--b--c--a--|")]
        ) { stage in
            stage.show(stage.hot(0).take(while: stage.arguments[0].predicate))
        },
        OperatorExample(
            "take(until:)", source: "Operators/TakeUntil.swift",
            inputs: [Input("source", "--a--b--c--d--|"), Input("trigger", "---------x--x--", canFail: false)],
            showsSubscriptions: true
        ) { stage in
            let source = stage.hot(0)
            stage.show(source.take(until: stage.trigger(1)))
        },
        OperatorExample(
            "startWith",
            [.text("value", "what is sent first", "z")],
            inputs: [Input("source", "--a--b--|")]
        ) { stage in
            stage.show(stage.hot(0).startWith(stage.arguments[0].word))
        },
    ]
}
