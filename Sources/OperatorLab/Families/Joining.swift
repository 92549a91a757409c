import ReactiveCore

extension OperatorCatalogue {
    static let joining: [OperatorExample] = [
        OperatorExample(
            "merge", otherForms: ["merge(with:)"],
            inputs: [.source("--a-----b--|", named: "a"), .source("-----x-------y--|", named: "b")], marblesCount: 1...9
        ) { .merge($0.allHot) },
        OperatorExample(
            "combineLatest(with:)", source: "Operators/CombineLatest.swift",
            inputs: [.source("--a-----b-----|", named: "a"), .source("----x-----y---|", named: "b")]
        ) { $0.hot(0).combineLatest(with: $0.hot(1)).map { $0 + $1 } },
        OperatorExample(
            "combineLatest", source: "Operators/CombineLatestMany.swift",
            inputs: [
                .source("--a-----b-----|", named: "a"), .source("----x-----y---|", named: "b"),
                .source("-----m------n-|", named: "c"),
            ],
            marblesCount: 2...4
        ) { run in
            let signals = run.allHot
            return switch signals.count {
            case 2: combineLatest(signals[0], signals[1]).map { $0 + $1 }
            case 3: combineLatest(signals[0], signals[1], signals[2]).map { $0 + $1 + $2 }
            default: combineLatest(signals[0], signals[1], signals[2], signals[3]).map { $0 + $1 + $2 + $3 }
            }
        },
        OperatorExample(
            "zip", otherForms: ["zip(with:)"],
            inputs: [.source("--a--b--------c--|", named: "a"), .source("-----x----y------|", named: "b")],
            marblesCount: 2...4
        ) { run in
            let signals = run.allHot
            return switch signals.count {
            case 2: ReactiveCore.zip(signals[0], signals[1]).map { $0 + $1 }
            case 3: ReactiveCore.zip(signals[0], signals[1], signals[2]).map { $0 + $1 + $2 }
            default: ReactiveCore.zip(signals[0], signals[1], signals[2], signals[3]).map { $0 + $1 + $2 + $3 }
            }
        },
        OperatorExample(
            "withLatest(from:)", source: "Operators/WithLatest.swift",
            inputs: [.source("--a-----b--c--|"), .trigger("----x------y--", named: "other")]
        ) { $0.hot().withLatest(from: $0.trigger(1)).map { $0 + $1 } },
        OperatorExample(
            "race", inputs: [.source("----a--b--|", named: "a"), .source("--x--y--|", named: "b")], marblesCount: 1...9
        ) { .race($0.allCold) },
    ]
}
