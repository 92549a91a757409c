import Marbles
import ReactiveCore

extension OperatorCatalogue {
    static let recovering: [OperatorExample] = [
        OperatorExample("catch", inputs: [.source("--a--b--#"), .source("-x--y--|", named: "handler")]) { run in
            run.cold().catch { _ in run.cold(1) }
        },
        OperatorExample(
            "retry", .count("count", "how many more times", 1),
            inputs: [.source("--a--#"), .source("--b--c--|", named: "again")], marblesCount: 1...9
        ) { $0.coldInTurn().retry($0.argument.number) },
        OperatorExample(
            "retry(_ backoff:)", source: "Operators/RetryBackoff.swift",
            .steps("backoff", "how long it waits before each retry", 3),
            inputs: [.source("--a--#"), .source("--b--c--|", named: "again")], marblesCount: 1...9
        ) { $0.coldInTurn().retry(.constant($0.argument.duration), on: $0.scheduler) },
        OperatorExample(
            "retry(when:)", label: "retry(when:)", inputs: [.source("-a-#"), .trigger("------x------|")]
        ) { run in
            let trigger = run.trigger(1)
            return run.cold().retry(when: { _ in trigger })
        },
        OperatorExample(
            "mapFailure", .text("failure", "the new failure", "denied"), inputs: [.source("--a--#")]
        ) { run in run.hot().mapFailure { _ in MarbleFailure(run.argument.word) } },
        OperatorExample(
            "replaceFailure(with:)", source: "Operators/ReplaceFailure.swift",
            .text("value", "the value that replaces the failure", "z"), inputs: [.source("--a--#")]
        ) { $0.hot().replaceFailure(with: $0.argument.word) },
        OperatorExample("ignoreFailure", inputs: [.source("--a--b--#")]) { $0.hot().ignoreFailure() },
        OperatorExample(
            "promoteFailure(to:)", source: "Operators/PromoteFailure.swift", label: "promoteFailure(to: E.self)",
            inputs: [.source("--a--b--|", canFail: false)]
        ) { $0.trigger(0).promoteFailure(to: MarbleFailure.self) },
    ]
}
