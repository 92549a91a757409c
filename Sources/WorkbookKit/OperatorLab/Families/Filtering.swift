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
            "skip(while:)",
            .predicate("isUnwanted", "which values it leaves out, until the first that doesn't match", "<c"),
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
            "take(while:)", .predicate("isWanted", "which values pass, until the first that doesn't match", "<c"),
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
            .text("value", "the value to send if there's none", "z"), inputs: [.source("--------|")]
        ) { $0.hot().replaceEmpty(with: $0.argument.word) },
    ]
}
