import ReactiveCore

extension OperatorCatalogue {
    static let watching: [OperatorExample] = [
        OperatorExample("doNext", inputs: [.source("--a--b--|")]) { $0.hot().doNext($0.effect("action")) },
        OperatorExample("doFailed", inputs: [.source("--a--b--#'denied'")]) { run in
            let action = run.effect("action")
            return run.hot().doFailed { action("\($0)") }
        },
        OperatorExample("doCompleted", inputs: [.source("--a--b--|")]) { run in
            let action = run.effect("action")
            return run.hot().doCompleted { action("x") }
        },
        OperatorExample(
            "doDisposed", label: "doDisposed", .steps("instant", "when the subscription is disposed of", 7),
            inputs: [.source("--a--b--c--|")]
        ) { run in
            let action = run.effect("action")
            run.stop(at: run.argument.duration)
            return run.hot().doDisposed { action("x") }
        },
        OperatorExample("doSubscribed", inputs: [.source("--a--b--|")]) { run in
            let action = run.effect("action")
            return run.hot().doSubscribed { action("x") }
        },
        OperatorExample("doEnded", inputs: [.source("--a--b--|")]) { run in
            let action = run.effect("action")
            return run.hot().doEnded { action("x") }
        },
        OperatorExample("log", inputs: [.source("--a--b--|")]) { $0.hot().log("source", to: { _ in }) },
    ]
}
