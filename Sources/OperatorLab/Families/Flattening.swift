import Marbles
import ReactiveCore
import Synchronization

extension OperatorExample {
    private static let inputs = [
        Input("source", "--a-------b-----|"), Input("of a", "-u--v--w----x|"), Input("of b", "--y--z|"),
    ]

    static let flattening = [
        OperatorExample("flatMap", inputs: inputs, marblesCount: 2...27) { stage in
            stage.show(stage.hot(0).flatMap(stage.inner()))
        },
        OperatorExample("flatMapLatest", inputs: inputs, marblesCount: 2...27) { stage in
            stage.show(stage.hot(0).flatMapLatest(stage.inner()))
        },
        OperatorExample(
            "flatMap(_ strategy:)", source: "Operators/FlatMapStrategy.swift",
            [
                .choice(
                    "strategy", "what becomes of a new inner signal while others run",
                    of: ["merge", "concat", "latest", "first", "atMost2"], "concat"
                )
            ],
            inputs: inputs, marblesCount: 2...27
        ) { stage in
            stage.show(stage.hot(0).flatMap(FlatMapStrategy(named: stage.arguments[0].word), stage.inner()))
        },
        OperatorExample("switchToLatest", inputs: inputs, marblesCount: 2...27) { stage in
            stage.show(stage.hot(0).map(stage.inner()).switchToLatest())
        },
    ]
}

extension OperatorStage {
    /// Makes a signal of each value: the first one's marbles are the second line, and so on; the last line is used again.
    fileprivate func inner() -> @Sendable (String) -> Signal<String, MarbleFailure> {
        let count = Mutex(0)
        return { [self] value in
            let index = count.withLock { count in
                count += 1
                return min(count, marblesCount - 1)
            }
            return cold(index, named: "of \(value)")
        }
    }
}

extension FlatMapStrategy {
    fileprivate init(named name: String) {
        self =
            switch name {
            case "concat": .concat
            case "latest": .latest
            case "first": .first
            case "atMost2": .atMost(2)
            default: .merge
            }
    }
}
