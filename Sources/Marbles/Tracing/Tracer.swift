import ReactiveCore
import Synchronization

/// Records the events of the traced stages of a program's pipelines: a lane for each, with times and threads.
///
///     Tracer(now: { clock.now }).install()
///
/// Install it before the pipelines are built, so that `traced(_:)` finds it.
public final class Tracer: Sendable {
    private let lanes = Mutex<[Lane]>([])
    private let now: @Sendable () -> Duration
    private let watch: @Sendable (_ lane: String, TimedEvent) -> Void

    /// Creates a tracer without lanes.
    ///
    /// - Parameters:
    ///   - now: the current time of the run.
    ///   - watch: called with each event, on the event's thread.
    public init(
        now: @escaping @Sendable () -> Duration,
        watch: @escaping @Sendable (_ lane: String, TimedEvent) -> Void = { _, _ in }
    ) {
        self.now = now
        self.watch = watch
    }

    /// The lanes so far, in the order in which the stages were built.
    public var recorded: [Lane] { lanes.withLock { $0 } }

    /// Adds an empty lane, unless the name has one already.
    func open(_ name: String) {
        lanes.withLock { lanes in
            if !lanes.contains(where: { $0.name == name }) { lanes.append(Lane(name, [])) }
        }
    }

    /// Records an event in a lane.
    func write(_ kind: TimedEvent.Kind, in name: String) {
        let event = TimedEvent(at: now(), kind, thread: CurrentThread.name)
        lanes.withLock { lanes in
            guard let index = lanes.firstIndex(where: { $0.name == name }) else { return }
            lanes[index].events.append(event)
        }
        watch(name, event)
    }

    private static let installed = Mutex<Tracer?>(nil)

    /// The tracer of the program; nil if it doesn't trace.
    static var current: Tracer? { installed.withLock { $0 } }

    /// Makes this the tracer of all pipelines that are built from now on.
    public func install() {
        Self.installed.withLock { $0 = self }
    }
}
