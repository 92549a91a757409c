import Marbles
import ReactiveCore

extension OperatorExample {
    static let joining = [
        OperatorExample(
            "merge", otherForms: ["merge(with:)"],
            inputs: [Input("a", "--a-----b--|"), Input("b", "-----x-------y--|")], marblesCount: 1...9
        ) { stage in
            stage.show(.merge(stage.allHot))
        },
        OperatorExample(
            "combineLatest(with:)", source: "Operators/CombineLatest.swift",
            inputs: [Input("a", "--a-----b-----|"), Input("b", "----x-----y---|")]
        ) { stage in
            let left = stage.hot(0)
            stage.show(left.combineLatest(with: stage.hot(1)), as: { $0 + $1 })
        },
        OperatorExample(
            "combineLatest", source: "Operators/CombineLatestMany.swift",
            inputs: [Input("a", "--a-----b-----|"), Input("b", "----x-----y---|"), Input("c", "-----m------n-|")],
            marblesCount: 2...4
        ) { stage in
            let signals = stage.allHot
            switch signals.count {
            case 2: stage.show(ReactiveCore.combineLatest(signals[0], signals[1]), as: { $0 + $1 })
            case 3: stage.show(ReactiveCore.combineLatest(signals[0], signals[1], signals[2]), as: { $0 + $1 + $2 })
            default:
                stage.show(
                    ReactiveCore.combineLatest(signals[0], signals[1], signals[2], signals[3]),
                    as: { $0 + $1 + $2 + $3 })
            }
        },
        OperatorExample(
            "zip", otherForms: ["zip(with:)"],
            inputs: [Input("a", "--a--b--------c--|"), Input("b", "-----x----y------|")], marblesCount: 2...4
        ) { stage in
            let signals = stage.allHot
            switch signals.count {
            case 2: stage.show(ReactiveCore.zip(signals[0], signals[1]), as: { $0 + $1 })
            case 3: stage.show(ReactiveCore.zip(signals[0], signals[1], signals[2]), as: { $0 + $1 + $2 })
            default:
                stage.show(ReactiveCore.zip(signals[0], signals[1], signals[2], signals[3]), as: { $0 + $1 + $2 + $3 })
            }
        },
        OperatorExample(
            "withLatest(from:)", source: "Operators/WithLatest.swift",
            inputs: [Input("source", "--a-----b--c--|"), Input("other", "----x------y--", canFail: false)]
        ) { stage in
            let source = stage.hot(0)
            stage.show(source.withLatest(from: stage.trigger(1)), as: { $0 + $1 })
        },
        OperatorExample(
            "race",
            inputs: [Input("a", "----a--b--|"), Input("b", "--x--y--|")], marblesCount: 1...9
        ) { stage in
            stage.show(.race(stage.allCold))
        },
    ]
}

extension OperatorStage {
    /// Every input, hot.
    var allHot: [Signal<String, MarbleFailure>] { (0..<marblesCount).map { hot($0) } }

    /// Every input, cold.
    var allCold: [Signal<String, MarbleFailure>] { (0..<marblesCount).map { cold($0) } }
}
