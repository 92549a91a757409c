import Marbles
import ReactiveCore

extension OperatorExample {
    static let recovering = [
        OperatorExample("catch", inputs: [Input("source", "--a--b--#"), Input("handler", "-x--y--|")]) { stage in
            stage.show(stage.cold(0).catch { _ in stage.cold(1) })
        },
        OperatorExample(
            "retry",
            [.count("count", "how many further times", 1)],
            inputs: [Input("source", "--a--#"), Input("again", "--b--c--|")], marblesCount: 1...9
        ) { stage in
            stage.show(stage.inTurn().retry(stage.arguments[0].number))
        },
        OperatorExample(
            "mapFailure",
            [.text("failure", "what the failure becomes", "denied")],
            inputs: [Input("source", "--a--#")]
        ) { stage in
            let failure = stage.arguments[0].word
            stage.show(stage.hot(0).mapFailure { _ in MarbleFailure(failure) })
        },
        OperatorExample(
            "replaceFailure(with:)", source: "Operators/ReplaceFailure.swift",
            [.text("value", "what is sent in place of the failure", "z")],
            inputs: [Input("source", "--a--#")]
        ) { stage in
            stage.show(stage.hot(0).replaceFailure(with: stage.arguments[0].word))
        },
        OperatorExample(
            "promoteFailure(to:)", source: "Operators/PromoteFailure.swift", label: "promoteFailure(to: E.self)",
            inputs: [Input("source", "--a--b--|", canFail: false)]
        ) { stage in
            stage.show(stage.trigger(0).promoteFailure(to: MarbleFailure.self))
        },
    ]
}
