import ReactiveCore
import Synchronization

/// A fixture's context: one scenario's clock, schedulers, and recorders.
public struct ScenarioContext: Sendable {
    /// Records the observations.
    public private(set) var observer: Observer

    /// Counts the living objects.
    public let living: LiveObjectCounter

    /// The schedulers for the learner's pipelines: real queues, which the scenario's virtual clock steps in turn.
    public let schedulers: Schedulers

    /// The scenario's clock, for everything outside pipelines, such as the service.
    package let time: any TimeSource

    /// The grader's seed for all randomness in the scenario, such as the service's latencies.
    public let seed: UInt64

    init(time: VirtualTime, seed: UInt64) {
        observer = Observer { time.now }
        living = LiveObjectCounter()
        let stepped = WrappedTime.marked(time)
        self.time = stepped
        schedulers = Schedulers(time: stepped)
        self.seed = seed
    }

    /// Records that a task sleeps on a clock of the machine.
    var noteRealSleep: @Sendable () -> Void { { [observer] in observer.next("sleep", in: .realClock) } }

    package func numbering(_ number: Int) -> ScenarioContext {
        var context = self
        context.observer = Observer(numbering: number, for: observer)
        return context
    }
}

/// Counts living objects without keeping them alive: views, models, tokens that a closure captures.
///
/// The player sends the counts, by name, with the observations. They show a judge whether a view was freed after its
/// release, and whether a pipeline leaked.
public final class LiveObjectCounter: Sendable {
    private struct Watched {
        let name: String
        weak var object: (any AnyObject & Sendable)?
    }

    private let watched = Mutex<[Watched]>([])

    public init() {}

    /// Counts an object under a name for as long as it lives.
    public func watch(_ object: any AnyObject & Sendable, as name: String) {
        watched.withLock { $0.append(Watched(name: name, object: object)) }
    }

    /// The number of living objects of each name. A name stays, with 0, after all its objects are gone.
    public var counts: [String: Int] {
        watched.withLock { watched in
            watched.reduce(into: [:]) { counts, watched in
                counts[watched.name, default: 0] += watched.object == nil ? 0 : 1
            }
        }
    }
}
