import ReactiveCore

extension OperatorCatalogue {
    static let filtering: [OperatorExample] = [
        OperatorExample(
            "filter", .predicate("isIncluded", "which values pass", "isVowel"), inputs: [.source("--a--b--c--e--|")]
        ) { $0.hot().filter($0.argument.predicate) },
        OperatorExample("distinct", inputs: [.source("--a--a--b--b--a--|")]) { $0.hot().distinct() },
        OperatorExample(
            "first(where:)", .predicate("isWanted", "which value it waits for", ">b"),
            inputs: [.source("--a--b--c--d--|")]
        ) { $0.hot().first(where: $0.argument.predicate) },
        OperatorExample("ignoreValues", inputs: [.source("--a--b--|")]) { $0.hot().ignoreValues() },
        OperatorExample(
            "skip(first:)", .count("count", "how many values are left out", 2),
            inputs: [.source("--a--b--c--d--|")]
        ) { $0.hot().skip(first: $0.argument.number) },
        OperatorExample(
            "skip(while:)", .predicate("isUnwanted", "which values are left out, up to the first that isn't", "<c"),
            inputs: [.source("--a--b--c--a--|")]
        ) { $0.hot().skip(while: $0.argument.predicate) },
        OperatorExample(
            "skip(last:)", .count("count", "how many values are left out at the end", 2),
            inputs: [.source("--a--b--c--d--|")]
        ) { $0.hot().skip(last: $0.argument.number) },
        OperatorExample(
            "skip(until:)", inputs: [.source("--a--b--c--d--|"), .trigger("-------x--x--")], showsSubscriptions: true
        ) { $0.hot().skip(until: $0.trigger(1)) },
        OperatorExample(
            "sample(on:)", source: "Operators/Sample.swift",
            inputs: [.source("--a--b-----c----|"), .trigger("------x--x---x--")]
        ) { $0.hot().sample(on: $0.trigger(1)) },
    ]
}
