import Marbles
import ReactiveCore

extension OperatorExample {
    static let sequencing = [
        OperatorExample("then", inputs: [Input("source", "--a--b--|"), Input("next()", "-x--y--|")]) { stage in
            stage.show(stage.cold(0).then { stage.cold(1) })
        },
        OperatorExample("concat", inputs: [Input("a", "--a--b|"), Input("b", "--x--|")], marblesCount: 1...9) { stage in
            stage.show(.concat(stage.allCold))
        },
        OperatorExample("repeated", source: "Operators/Repeat.swift", inputs: [Input("source", "-a-b|")]) { stage in
            stage.show(stage.cold(0).repeated())
            stage.stop(at: stage.length(0) * 3)
        },
        OperatorExample(
            "repeated(_ count:)", source: "Operators/Repeat.swift",
            [.count("count", "how often in all", 2)],
            inputs: [Input("source", "-a-b|")]
        ) { stage in
            stage.show(stage.cold(0).repeated(stage.arguments[0].number))
        },
    ]
}
