import Marbles
import ReactiveCore

extension OperatorExample {
    static let scheduling = [
        OperatorExample(
            "deliver(on:)", source: "Operators/DeliverOn.swift", label: "deliver(on: scheduler)",
            [.steps("busy", "how long the scheduler takes to get to it", 2)],
            inputs: [Input("source", "--a--bc---|")]
        ) { stage in
            stage.show(stage.hot(0).deliver(on: BusyScheduler(stage.scheduler, delay: stage.steps(0))))
        },
        OperatorExample(
            "subscribe(on:)", source: "Operators/SubscribeOn.swift", label: "subscribe(on: scheduler)",
            [.steps("busy", "how long the scheduler takes to get to it", 2)],
            inputs: [Input("source", "--a--b--|")], showsSubscriptions: true
        ) { stage in
            stage.show(stage.cold(0).subscribe(on: BusyScheduler(stage.scheduler, delay: stage.steps(0))))
        },
    ]
}

/// A scheduler that has other things to do: it gets to every action a little later.
private struct BusyScheduler: Scheduler {
    private let scheduler: TestScheduler
    private let delay: Duration

    init(_ scheduler: TestScheduler, delay: Duration) {
        self.scheduler = scheduler
        self.delay = delay
    }

    var now: Duration { scheduler.now }

    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduler.schedule(after: delay, action)
    }

    func schedule(after interval: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduler.schedule(after: interval + delay, action)
    }
}
