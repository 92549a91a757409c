import Marbles
import ReactiveCore

extension OperatorCatalogue {
    private static let inputs: [OperatorExample.Input] = [
        .source("--a-------b-----|"), .source("-u--v--w----x|", named: "of a"), .source("--y--z|", named: "of b"),
    ]

    private static let strategies: KeyValuePairs<String, FlatMapStrategy> = [
        "merge": .merge, "concat": .concat, "latest": .latest, "first": .first, "atMost2": .atMost(2),
    ]

    static let flattening: [OperatorExample] = [
        OperatorExample("flatMap", inputs: inputs, marblesCount: 2...27) { $0.hot().flatMap($0.inner()) },
        OperatorExample("flatMapLatest", inputs: inputs, marblesCount: 2...27) { $0.hot().flatMapLatest($0.inner()) },
        OperatorExample(
            "flatMap(_ strategy:)",
            .choice(
                "strategy", "what happens to a new inner signal while others run",
                of: strategies.map { $0.key }, "concat"),
            inputs: inputs, marblesCount: 2...27
        ) { run in
            let strategy = strategies.first { $0.key == run.argument.word }!.value
            return run.hot().flatMap(strategy, run.inner())
        },
        OperatorExample("switchToLatest", inputs: inputs, marblesCount: 2...27) {
            $0.hot().map($0.inner()).switchToLatest()
        },
    ]
}

extension LabRun {
    /// Returns a function that plays the second line for the first value, and so on, and then repeats the last line.
    fileprivate func inner() -> @Sendable (String) -> Signal<String, MarbleFailure> {
        let next = nextIndex(from: 1)
        return { [self] value in cold(next(), named: "of \(value)", of: value) }
    }
}
