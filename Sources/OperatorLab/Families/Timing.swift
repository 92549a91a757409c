import Marbles
import ReactiveCore

extension OperatorCatalogue {
    static let timing: [OperatorExample] = [
        OperatorExample(
            "throttle", .steps("interval", "how long it has to be quiet", 4),
            inputs: [.source("--a-b-c-----------d--|")]
        ) { $0.hot().throttle($0.argument.duration, on: $0.scheduler) },
        OperatorExample(
            "throttleFirst", .steps("interval", "how long no value passes after one did", 4),
            inputs: [.source("--a-b-c-----------d--|")]
        ) { $0.hot().throttleFirst($0.argument.duration, on: $0.scheduler) },
        OperatorExample(
            "delay", .steps("interval", "how much later", 3), inputs: [.source("--a--b--|")]
        ) { $0.hot().delay($0.argument.duration, on: $0.scheduler) },
        OperatorExample(
            "timeout", .steps("interval", "how long the whole signal may take", 9),
            inputs: [.source("--a--b--------c--|")]
        ) { $0.hot().timeout(after: $0.argument.duration, on: $0.scheduler, failure: MarbleFailure("late")) },
    ]
}
