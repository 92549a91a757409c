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

extension OperatorCatalogue {
    static let sequencing: [OperatorExample] = [
        OperatorExample("then", inputs: [.source("--a--b--|"), .source("-x--y--|", named: "next()")]) { run in
            run.cold().then { run.cold(1) }
        },
        OperatorExample(
            "concat", inputs: [.source("--a--b|", named: "a"), .source("--x--|", named: "b")], marblesCount: 1...9
        ) { .concat($0.allCold) },
        OperatorExample("repeated", source: "Operators/Repeat.swift", inputs: [.source("-a-b|")]) { run in
            run.stop(at: run.length(of: 0) * 3)
            return run.cold().repeated()
        },
        OperatorExample(
            "repeated(_ count:)", source: "Operators/Repeat.swift", .count("count", "how often in all", 2),
            inputs: [.source("-a-b|")]
        ) { $0.cold().repeated($0.argument.number) },
        OperatorExample(
            "repeated(when:)", source: "Operators/RepeatWhen.swift", label: "repeated(when:)",
            inputs: [.source("-a-|"), .trigger("------x------|")]
        ) { run in
            let trigger = run.trigger(1)
            return run.cold().repeated(when: { _ in trigger })
        },
    ]
}
