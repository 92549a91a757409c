import ReactiveCore

extension OperatorCatalogue {
    static let sharing: [OperatorExample] = [
        OperatorExample(
            "share", inputs: [.source("--a--b--c--|")], secondSubscriber: 4, showsSubscriptions: true
        ) { $0.hot().share() },
        OperatorExample(
            "replay", .count("count", "how many values a late subscriber gets", from: 1, 1),
            inputs: [.source("--a--b--c--|")], secondSubscriber: 7, showsSubscriptions: true
        ) { $0.hot().replay($0.argument.number) },
    ]
}

extension OperatorCatalogue {
    static let scheduling: [OperatorExample] = [
        OperatorExample(
            "deliver(on:)", label: "deliver(on: scheduler)",
            .steps("busy", "how long the scheduler is busy before each action", 2), inputs: [.source("--a--bc---|")]
        ) { $0.hot().deliver(on: BusyScheduler(scheduler: $0.scheduler, delay: $0.argument.duration)) },
        OperatorExample(
            "subscribe(on:)", label: "subscribe(on: scheduler)",
            .steps("busy", "how long the scheduler is busy before each action", 2), inputs: [.source("--a--b--|")],
            showsSubscriptions: true
        ) { $0.cold().subscribe(on: BusyScheduler(scheduler: $0.scheduler, delay: $0.argument.duration)) },
    ]
}

/// A scheduler that is busy with other work, and runs every action a little later.
private struct BusyScheduler: Scheduler {
    let scheduler: TestScheduler
    let delay: Duration

    var now: Duration { scheduler.now }

    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduler.schedule(after: delay, action)
    }

    func schedule(after interval: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        scheduler.schedule(after: interval + delay, action)
    }
}
