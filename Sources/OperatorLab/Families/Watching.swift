import Marbles
import ReactiveCore

extension OperatorExample {
    static let watching = [
        OperatorExample("doNext", inputs: [Input("source", "--a--b--|")]) { stage in
            let action = stage.effect("action")
            stage.show(stage.hot(0).doNext(action))
        },
        OperatorExample("doFailed", inputs: [Input("source", "--a--b--#'denied'")]) { stage in
            let action = stage.effect("action")
            stage.show(stage.hot(0).doFailed { action("\($0)") })
        },
        OperatorExample("doCompleted", inputs: [Input("source", "--a--b--|")]) { stage in
            let action = stage.effect("action")
            stage.show(stage.hot(0).doCompleted { action("x") })
        },
        OperatorExample(
            "doDisposed", label: "doDisposed",
            [.steps("instant", "when the subscription is disposed of", 7)],
            inputs: [Input("source", "--a--b--c--|")]
        ) { stage in
            let action = stage.effect("action")
            stage.show(stage.hot(0).doDisposed { action("x") })
            stage.stop(at: stage.steps(0))
        },
    ]
}
