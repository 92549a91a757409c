import Marbles
import ReactiveCore

extension OperatorCatalogue {
    static let timing: [OperatorExample] = [
        OperatorExample(
            "throttle", .steps("interval", "how long it has to be quiet", 4),
            inputs: [.source("--a-b-c-----------d--|")]
        ) { $0.hot().throttle($0.argument.duration, on: $0.scheduler) },
        OperatorExample(
            "throttleFirst", .steps("interval", "how long to block after a value passes", 4),
            inputs: [.source("--a-b-c-----------d--|")]
        ) { $0.hot().throttleFirst($0.argument.duration, on: $0.scheduler) },
        OperatorExample(
            "throttleLatest", .steps("interval", "the shortest time between two values", 4),
            inputs: [.source("--a-b-c-----------d--|")]
        ) { $0.hot().throttleLatest($0.argument.duration, on: $0.scheduler) },
        OperatorExample(
            "collect(every:)", .steps("period", "the time between two arrays", from: 1, 4),
            inputs: [.source("--ab----c--------d--|")]
        ) {
            $0.hot().collect(every: $0.argument.duration, on: $0.scheduler).map { "[\($0.joined(separator: ","))]" }
        },
        OperatorExample(
            "collect(count:orEvery:)", .count("count", "how many values are in a full array", from: 1, 2),
            .steps("period", "the longest wait of a value", from: 1, 4), inputs: [.source("--ab------c--------|")]
        ) { run in
            run.hot().collect(count: run.arguments[0].number, orEvery: run.arguments[1].duration, on: run.scheduler)
                .map { "[\($0.joined(separator: ","))]" }
        },
        OperatorExample(
            "delay", .steps("interval", "how much later", 3), inputs: [.source("--a--b--|")]
        ) { $0.hot().delay($0.argument.duration, on: $0.scheduler) },
        OperatorExample(
            "timeout", .steps("interval", "how long the whole signal may take", 9),
            inputs: [.source("--a--b--------c--|")]
        ) { $0.hot().timeout(after: $0.argument.duration, on: $0.scheduler, failure: MarbleFailure("late")) },
        OperatorExample(
            "timeout(betweenValues:)", .steps("interval", "how long it waits for each value", 5),
            inputs: [.source("--a--b--------c--|")]
        ) { run in
            let late = MarbleFailure("late")
            return run.hot().timeout(betweenValues: run.argument.duration, on: run.scheduler, failure: late)
        },
    ]
}
