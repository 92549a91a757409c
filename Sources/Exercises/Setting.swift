import ReactiveCore

/// What a stage is set up with: the clock and the threads of one scenario, and where to write down what is seen.
public struct Setting: Sendable {
    /// Where the stage writes down what it sees.
    public let observer: Observer

    /// What the stage watches the life of.
    public let living: LivingObjects

    /// The two schedulers that the learner's pipelines are handed, on the scenario's virtual clock: real threads, stepped in turn.
    public let schedulers: Schedulers

    /// The scenario's clock itself, for what is no pipeline and lives by the same time, such as the service.
    let time: any TimeSource

    /// A number for everything that is random in the scenario, such as the service's latencies; it comes from the grader, and a
    /// run with the same number does the same.
    public let seed: UInt64

    /// A setting on a clock that stands at zero.
    init(time: VirtualTime, seed: UInt64) {
        observer = Observer { time.now }
        living = LivingObjects()
        let stepped = SteppedTime(time: time)
        self.time = stepped
        schedulers = Schedulers(time: stepped)
        self.seed = seed
    }
}
