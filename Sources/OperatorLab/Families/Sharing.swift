import ReactiveCore

extension OperatorCatalogue {
    static let sharing: [OperatorExample] = [
        OperatorExample(
            "share", inputs: [.source("--a--b--c--|")], secondSubscriber: 4, showsSubscriptions: true
        ) { $0.hot().share() },
        OperatorExample(
            "replay", .count("count", "how many values a late subscriber gets", from: 1, 1),
            inputs: [.source("--a--b--c--|")], secondSubscriber: 7, showsSubscriptions: true
        ) { $0.hot().replay($0.argument.number) },
    ]
}
