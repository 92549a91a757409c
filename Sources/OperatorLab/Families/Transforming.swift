import Marbles
import ReactiveCore

extension OperatorExample {
    static let transforming = [
        OperatorExample(
            "map",
            [.transform("transform", "what is done to each value", "uppercase")],
            inputs: [Input("source", "--a--b--c--|")]
        ) { stage in
            stage.show(stage.hot(0).map(stage.arguments[0].transform))
        },
        OperatorExample(
            "tryMap",
            [.predicate("isWrong", "for which values it throws; the others come out in upper case", "=c")],
            inputs: [Input("source", "--a--b--c--d--|")]
        ) { stage in
            let isWrong = stage.arguments[0].predicate
            stage.show(
                stage.hot(0).tryMap { (text: String) throws(MarbleFailure) -> String in
                    if isWrong(text) { throw MarbleFailure(text) }
                    return text.uppercased()
                })
        },
        OperatorExample(
            "compactMap",
            [.predicate("isIncluded", "which values give something: they come out in upper case", "isVowel")],
            inputs: [Input("source", "--a--b--c--e--|")]
        ) { stage in
            let isIncluded = stage.arguments[0].predicate
            stage.show(stage.hot(0).compactMap { isIncluded($0) ? $0.uppercased() : nil })
        },
        OperatorExample("scan", label: "scan(\"\", +)", inputs: [Input("source", "--a--b--c--|")]) { stage in
            stage.show(stage.hot(0).scan("") { $0 + $1 })
        },
        OperatorExample("reduce", label: "reduce(\"\", +)", inputs: [Input("source", "--a--b--c--|")]) { stage in
            stage.show(stage.hot(0).reduce("") { $0 + $1 })
        },
        OperatorExample("collect", inputs: [Input("source", "--a--b--c--|")]) { stage in
            stage.show(stage.hot(0).collect()) { "[\($0.joined(separator: ","))]" }
        },
        OperatorExample("materialize", inputs: [Input("source", "--a--b--#")]) { stage in
            stage.show(stage.hot(0).materialize()) { TimedEvent.Kind($0).sign }
        },
        OperatorExample("dematerialize", inputs: [Input("source", "--a--b--'#'--c|", canFail: false)]) { stage in
            stage.show(stage.trigger(0).map(Event.init(sign:)).dematerialize())
        },
    ]
}

extension TimedEvent.Kind {
    /// An event as a value: a value as it is, an ending as its sign.
    fileprivate var sign: String {
        if case .next(let value) = self { value } else { marble }
    }
}

extension Event<String, MarbleFailure> {
    /// The inverse: `|` and `#` are endings, anything else is a value.
    fileprivate init(sign: String) {
        self =
            switch sign {
            case "|": .completed
            case "#": .failed(MarbleFailure())
            default: .next(sign)
            }
    }
}
