import ReactiveCore

/// What a fixture is made with: the clock and the threads of one scenario, and where to record what happens.
public struct ScenarioContext: Sendable {
    /// Records what happens.
    public let observer: Observer

    /// Counts the objects that still live.
    public let living: LiveObjectCounter

    /// The two schedulers that the learner's pipelines get, on the scenario's virtual clock: real threads, stepped in
    /// turn.
    public let schedulers: Schedulers

    /// The scenario's clock itself, for what isn't a pipeline and follows the same time, such as the service.
    let time: any TimeSource

    /// The seed of everything random in the scenario, such as the service's latencies. It comes from the grader; a run
    /// with the same seed does the same.
    public let seed: UInt64

    /// A context on a clock at zero.
    init(time: VirtualTime, seed: UInt64) {
        observer = Observer { time.now }
        living = LiveObjectCounter()
        let stepped = SteppedTime(time: time)
        self.time = stepped
        schedulers = Schedulers(time: stepped)
        self.seed = seed
    }
}
