import ReactiveCore

extension OperatorCatalogue {
    static let bounding: [OperatorExample] = [
        OperatorExample(
            "take(first:)", .count("count", "how many values pass", 2),
            inputs: [.source("--a--b--c--d--|")]
        ) { $0.hot().take(first: $0.argument.number) },
        OperatorExample(
            "take(last:)", .count("count", "how many values are kept", 2),
            inputs: [.source("--a--b--c--|")]
        ) { $0.hot().take(last: $0.argument.number) },
        OperatorExample(
            "take(while:)", .predicate("isWanted", "which values pass, up to the first that doesn't", "<c"),
            inputs: [.source("--a--b--c--a--|")]
        ) { $0.hot().take(while: $0.argument.predicate) },
        OperatorExample(
            "take(until:)", inputs: [.source("--a--b--c--d--|"), .trigger("---------x--x--")], showsSubscriptions: true
        ) { $0.hot().take(until: $0.trigger(1)) },
        OperatorExample(
            "startWith", .text("value", "the first value", "z"), inputs: [.source("--a--b--|")]
        ) { $0.hot().startWith($0.argument.word) },
        OperatorExample(
            "replaceEmpty(with:)", source: "Operators/ReplaceEmpty.swift",
            .text("value", "the value of a signal that has none", "z"), inputs: [.source("--------|")]
        ) { $0.hot().replaceEmpty(with: $0.argument.word) },
    ]
}
