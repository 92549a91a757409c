import Marbles
import ReactiveCore

extension OperatorExample {
    static let sharing = [
        OperatorExample(
            "share",
            [.steps("second", "when a second one subscribes", 4)],
            inputs: [Input("source", "--a--b--c--|")], showsSubscriptions: true
        ) { stage in
            let shared = stage.hot(0).share()
            stage.show(shared, named: "first")
            stage.show(shared, named: "second", at: stage.steps(0))
        },
        OperatorExample(
            "replay",
            [
                .count("count", "how many values a late subscriber is sent", from: 1, 1),
                .steps("second", "when a second one subscribes", 7),
            ],
            inputs: [Input("source", "--a--b--c--|")], showsSubscriptions: true
        ) { stage in
            let replayed = stage.hot(0).replay(stage.arguments[0].number)
            stage.show(replayed, named: "first")
            stage.show(replayed, named: "second", at: stage.steps(1))
        },
    ]
}
