import ReactiveCore

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
