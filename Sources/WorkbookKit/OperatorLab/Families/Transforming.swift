import Marbles
import ReactiveCore

extension OperatorCatalogue {
    static let transforming: [OperatorExample] = [
        OperatorExample(
            "map", .transform("transform", "what to do with each value", "uppercase"),
            inputs: [.source("--a--b--c--|")]
        ) { $0.hot().map($0.argument.transform) },
        OperatorExample(
            "tryMap", .predicate("isWrong", "the values it throws for; the others become uppercase", "=c"),
            inputs: [.source("--a--b--c--d--|")]
        ) { run in
            let isWrong = run.argument.predicate
            return run.hot().tryMap { (text: String) throws(MarbleFailure) -> String in
                if isWrong(text) { throw MarbleFailure(text) }
                return text.uppercased()
            }
        },
        OperatorExample(
            "compactMap",
            .predicate("isIncluded", "the values that become uppercase; the others are dropped", "isVowel"),
            inputs: [.source("--a--b--c--e--|")]
        ) { run in
            let isIncluded = run.argument.predicate
            return run.hot().compactMap { isIncluded($0) ? $0.uppercased() : nil }
        },
        OperatorExample("scan", label: "scan(\"\", +)", inputs: [.source("--a--b--c--|")]) { $0.hot().scan("", +) },
        OperatorExample("reduce", label: "reduce(\"\", +)", inputs: [.source("--a--b--c--|")]) {
            $0.hot().reduce("", +)
        },
        OperatorExample("collect", inputs: [.source("--a--b--c--|")]) {
            $0.hot().collect().map { "[\($0.joined(separator: ","))]" }
        },
        OperatorExample(
            "collect(count:)", .count("count", "how many values are in an array", from: 1, 2),
            inputs: [.source("--a--b--c--|")]
        ) { $0.hot().collect(count: $0.argument.number).map { "[\($0.joined(separator: ","))]" } },
        OperatorExample("pairwise", inputs: [.source("--a--b-----c-----|")]) { $0.hot().pairwise().map { $0 + $1 } },
        OperatorExample("materialize", inputs: [.source("--a--b--#")]) {
            $0.hot().materialize().map { event in
                if case .next(let value) = event { value } else { TimedEvent.Kind(event).marble }
            }
        },
        OperatorExample("dematerialize", inputs: [.source("--a--b--'#'--c|", canFail: false)]) {
            $0.trigger(0).map { sign -> Event<String, MarbleFailure> in
                switch sign {
                case "|": .completed
                case "#": .failed(MarbleFailure())
                default: .next(sign)
                }
            }.dematerialize()
        },
    ]
}
