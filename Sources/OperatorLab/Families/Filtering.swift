import Marbles
import ReactiveCore

extension OperatorExample {
    static let filtering = [
        OperatorExample(
            "filter",
            [.predicate("isIncluded", "which values pass", "isVowel")],
            inputs: [Input("source", "--a--b--c--e--|")]
        ) { stage in
            stage.show(stage.hot(0).filter(stage.arguments[0].predicate))
        },
        OperatorExample("distinct", inputs: [Input("source", "--a--a--b--b--a--|")]) { stage in
            stage.show(stage.hot(0).distinct())
        },
        OperatorExample("ignoreValues", inputs: [Input("source", "--a--b--|")]) { stage in
            stage.show(stage.hot(0).ignoreValues())
        },
        OperatorExample(
            "skip(first:)", source: "Operators/SkipFirst.swift",
            [.count("count", "how many are left out", 2)],
            inputs: [Input("source", "--a--b--c--d--|")]
        ) { stage in
            stage.show(stage.hot(0).skip(first: stage.arguments[0].number))
        },
        OperatorExample(
            "skip(while:)", source: "Operators/SkipWhile.swift",
            [.predicate("isUnwanted", "which values are left out, up to the first that is not", "<c")],
            inputs: [Input("source", "--a--b--c--a--|")]
        ) { stage in
            stage.show(stage.hot(0).skip(while: stage.arguments[0].predicate))
        },
        OperatorExample(
            "skip(last:)", source: "Operators/SkipLast.swift",
            [.count("count", "how many are left out at the end", 2)],
            inputs: [Input("source", "--a--b--c--d--|")]
        ) { stage in
            stage.show(stage.hot(0).skip(last: stage.arguments[0].number))
        },
        OperatorExample(
            "skip(until:)", source: "Operators/SkipUntil.swift",
            inputs: [Input("source", "--a--b--c--d--|"), Input("trigger", "-------x--x--", canFail: false)],
            showsSubscriptions: true
        ) { stage in
            let source = stage.hot(0)
            stage.show(source.skip(until: stage.trigger(1)))
        },
        OperatorExample(
            "sample(on:)", source: "Operators/Sample.swift",
            inputs: [Input("source", "--a--b-----c----|"), Input("trigger", "------x--x---x--", canFail: false)]
        ) { stage in
            let source = stage.hot(0)
            stage.show(source.sample(on: stage.trigger(1)))
        },
    ]
}
