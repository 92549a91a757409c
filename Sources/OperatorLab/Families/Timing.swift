import Marbles
import ReactiveCore

extension OperatorExample {
    static let timing = [
        OperatorExample(
            "throttle",
            [.steps("interval", "how long it has to be quiet", 4)],
            inputs: [Input("source", "--a-b-c-----------d--|")]
        ) { stage in
            stage.show(stage.hot(0).throttle(stage.steps(0), on: stage.scheduler))
        },
        OperatorExample(
            "throttleFirst",
            [.steps("interval", "how long nothing passes after a value", 4)],
            inputs: [Input("source", "--a-b-c-----------d--|")]
        ) { stage in
            stage.show(stage.hot(0).throttleFirst(stage.steps(0), on: stage.scheduler))
        },
        OperatorExample(
            "delay",
            [.steps("interval", "how much later", 3)],
            inputs: [Input("source", "--a--b--|")]
        ) { stage in
            stage.show(stage.hot(0).delay(stage.steps(0), on: stage.scheduler))
        },
        OperatorExample(
            "timeout",
            [.steps("interval", "how long the whole signal may take", 9)],
            inputs: [Input("source", "--a--b--------c--|")]
        ) { stage in
            stage.show(stage.hot(0).timeout(after: stage.steps(0), on: stage.scheduler, failure: MarbleFailure("late")))
        },
    ]
}
